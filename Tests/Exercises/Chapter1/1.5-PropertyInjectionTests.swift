import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.5"), .serialized)
struct Exercise1_5 {
  // MARK: Part 1

  @Test("without a delegate, a form throws an error that contains the rating")
  func reportsAMissingDelegate() async throws {
    try await #require(
      processExitsWith: .success,
      """
      A form without a delegate is asked to submit a rating, and the whole app ends there, as it \
      does at an exclamation mark or a fatalError. That is loud, but no caller can handle it: \
      submit(_:) should throw an error.
      """
    ) {
      try? RatingForm().submit(.four)
    }
    let form = RatingForm()
    for stars in [Stars.four, .one, .one, .five, .three, .two] {
      let thrown = error { try form.submit(stars) }
      let isRight = thrown as? NobodyListens == NobodyListens(stars: stars)
      #expect(
        isRight,
        """
        A form without a delegate is asked to submit the rating \(stars), and throws \
        \(thrown.map { "\($0)" } ?? "nothing"). It should throw NobodyListens with the stars that \
        it was asked to submit. \(thrown == nil
          ? "Otherwise they are lost in silence, or go to a listener that the caller didn't choose."
          : "Make a new error for each rating, from the stars that submit(_:) was given.")
        """)
    }
  }

  @Test("a form passes each rating to the delegate that it has at that moment, and to no other")
  func deliversToTheDelegateOfNow() {
    let (form, first, second) = (RatingForm(), Notebook(), Notebook())
    form.delegate = first
    let errors = [Stars.three, .three].compactMap { stars in error { try form.submit(stars) } }
    #expect(errors.isEmpty, "The form has a delegate, and submit(_:) throws all the same.")
    let told = first.heard
    form.delegate = second
    _ = error { try form.submit(.five) }
    let isRight = told == "3, 3" && first.heard == told && second.heard == "5"
    #expect(
      isRight,
      """
      Three stars were submitted twice, then the form got another delegate, and five stars were \
      submitted. The first delegate was told of \(first.heard), and the second one of \
      \(second.heard). They should have been told of 3, 3, and of 5. Each rating goes once to the \
      delegate that the form has at that moment, and two equal ratings are two ratings.
      """)

    let (late, notebook) = (RatingForm(), Notebook())
    _ = error { try late.submit(.four) }
    late.delegate = notebook
    _ = error { try late.submit(.two) }
    let isNew = notebook.heard == "2"
    #expect(
      isNew,
      """
      A form without a delegate is asked to submit four stars. Then it gets a delegate, and its \
      next rating is two stars. The delegate should have been told of 2, but was told of \
      \(notebook.heard). What was thrown back belongs to the caller again.
      """)
    guard isRight, isNew else { return }

    let leaving = Quitter(form: late)
    late.delegate = leaving
    let refused = error { try late.submit(.three) }
    let isEither = leaving.heard == "3" && refused == nil
    #expect(
      isEither,
      """
      A form's delegate sets the form's `delegate` to nil while it is told of three stars. It was \
      told of \(leaving.heard), and submit(_:) throws \(refused.map { "\($0)" } ?? "nothing"). A \
      rating is either delivered or thrown back: ask for the delegate once, before you tell it.
      """)
    guard isEither else { return }

    let talker = Talker { try? late.submit($0) }
    late.delegate = talker
    _ = error { try late.submit(.two) }
    let isNested = talker.heard == "2, 5"
    #expect(
      isNested,
      """
      A form's delegate submits five stars itself while it is told of two. It should be told of 2, \
      5, but was told of \(talker.heard). Each rating goes to the delegate, even one that comes \
      while the delegate is hearing of another.
      """)
    guard isNested else { return }

    form.delegate = nil
    let thrown = error { try form.submit(.one) }
    let isForgotten = withExtendedLifetime(second) {
      thrown as? NobodyListens == NobodyListens(stars: .one) && second.heard == "5"
    }
    #expect(
      isForgotten,
      """
      A form's delegate was told of 5. Then the property is set to nil, while that delegate is \
      still alive, and one star submitted. submit(_:) should throw NobodyListens with that star. \
      It throws \(thrown.map { "\($0)" } ?? "nothing"). The old delegate has been told of \
      \(second.heard). Read the property `delegate` at each rating, keep no other \
      reference, and throw each time it is nil.
      """)
  }

  @Test("a form whose delegate is gone throws an error that contains the rating")
  func reportsADelegateThatIsGone() async throws {
    try await #require(
      processExitsWith: .success,
      """
      A form is asked to submit a rating after its delegate has gone, and the whole app ends \
      there. A weak property becomes nil by itself: submit(_:) should throw then.
      """
    ) {
      try? formWhoseDelegateIsGone().submit(.two)
    }
    for told in [nil, Stars.five] {
      let thrown = error { try formWhoseDelegateIsGone(afterHearing: told).submit(.two) }
      let isRight = thrown as? NobodyListens == NobodyListens(stars: .two)
      #expect(
        isRight,
        """
        The form had a delegate\(told == nil ? "" : ", which was told of one rating"), and nothing \
        else in the app kept it. So it should be gone, and the form should throw NobodyListens with \
        the stars of its next rating. It throws \(thrown.map { "\($0)" } ?? "nothing"). Look at the \
        property: is it still weak, and does the form keep the delegate elsewhere? And does \
        submit(_:) ask whether there is a delegate now, not whether one was set?
        """)
      guard isRight else { return }
    }
  }

  // MARK: Part 2

  @Test("a card reports to the listener that it was made with")
  func deliversToItsListener() throws {
    let (left, right) = (Notebook(), Notebook())
    let cards = (makeRatingCard(for: left), makeRatingCard(for: right))
    try calling(cards.0.submit(.five))
    try calling(cards.1.submit(.one))
    try calling(cards.0.submit(.two))
    try calling(cards.0.submit(.two))
    let isRight = [left.heard, right.heard] == ["5, 2, 2", "1"]
    #expect(
      isRight,
      """
      One card was given five stars and then two stars twice, another card one star. Their \
      listeners were told of \(left.heard), and of \(right.heard). makeRatingCard(for:) must hand \
      the listener over, and submit(_:) must tell it about each rating.
      """)
    guard isRight else { return }

    let talker = Talker { _ in }
    let card = makeRatingCard(for: talker)
    talker.submit = { try? calling(card.submit($0)) }
    try calling(card.submit(.two))
    talker.submit = { _ in }
    let isNested = talker.heard == "2, 5"
    #expect(
      isNested,
      """
      A card's listener gives the card five stars itself while it is told of two. It should be told \
      of 2, 5, but was told of \(talker.heard). Each rating goes to the listener, even one that \
      comes while the listener is hearing of another.
      """)
    let thrown = error { try RatingForm().submit(.four) } as? NobodyListens
    demonstrate(
      """
      one card's listener        was told of \(left.heard) stars
      the other one's            was told of \(right.heard)
      a form without a delegate  threw back \(thrown?.stars.rawValue ?? 0) stars
      """)
  }

  @Test("a card keeps its listener alive")
  func keepsItsListener() async throws {
    try await #require(
      processExitsWith: .success,
      """
      The card is the only one that still knows its listener. It submits a rating, and the whole \
      app ends. A weak or unowned property is a hole, too: it doesn't keep what it refers to.
      """
    ) {
      try? calling(makeRatingCard(for: Notebook()).submit(.three))
    }
    let stars = CallRecorder<Int>()
    let card = makeRatingCard(for: Notebook(stars))
    try calling(card.submit(.three))
    let isTold = stars.calls == [3]
    #expect(
      isTold,
      """
      The card is the only one that still knows its listener. Three stars were submitted, and the \
      listener was told of \(stars.listed). The card can't do without it, so it should keep it: no \
      weak reference.
      """)
  }

  @Test("no card can be made without a listener")
  func leavesNoHole() throws {
    let listener = Notebook()
    let holes = withExtendedLifetime(listener) {
      Mirror(reflecting: makeRatingCard(for: listener)).children
        .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
        .filter { "\(type(of: $0.value))".contains(/RatingListener|->/) }.compactMap(\.label)
        .map { $0.replacing("$__lazy_storage_$_", with: "") }
    }
    #expect(
      holes.isEmpty,
      """
      RatingCard may lack its listener: \(holes.quoted) is optional, or lazy. As long as it \
      can be nil, every method has to ask whether it is.
      """)

    let works = try canBeMade(like: makeRatingCard(for: listener), .init())
    #expect(
      !works,
      """
      RatingCard() still works: a card can be made without naming a listener. Whatever is set \
      afterwards can be forgotten, and a default hides that it was.
      """)

    let source = try LearnerSource.load("1.5")
    let card = source.type("RatingCard")
    // An alias is another name for the protocol, or for a closure's type.
    let aliases = source.aliases(of: /.*(?:RatingListener|->)/)
    var gaps =
      ([
        "RatingListener)?", "RatingListener)!", "RatingListener?", "Optional<any RatingListener",
        "-> Void)?", "-> Void)!",
      ] + aliases.flatMap { ["\($0)?", "\($0)!"] })
      .flatMap { card?.lines(mentioning: $0) ?? [] }
    // A list may be empty, unless there is one listener besides.
    if card?.mentions(": any RatingListener") == false {
      gaps += card?.lines(mentioning: "[any RatingListener]") ?? []
    }
    #expect(
      gaps.isEmpty,
      """
      This test reads \(source.path). A card can be made without a listener there: \
      \(gaps.quoted). Then some code will do so, and its ratings are lost, or go to a listener that \
      nobody chose.
      """)
    let published = source.without("class PublicRatings").lines(mentioning: "PublicRatings")
    #expect(
      published.isEmpty,
      """
      This test reads \(source.path). A listener is named there that the caller didn't choose: \
      \(published.quoted). A default fills the hole, and hides it.
      """)
  }

  @Test("a card's `submit(_:)` isn't marked `throws`")
  func throwsNothing() {
    let listener = Notebook()
    let card = makeRatingCard(for: listener)
    let isMarked = isMarkedThrows(card.submit(_:))
    #expect(
      !isMarked,
      """
      `submit(_:)` of a card is marked `throws`, so each caller has to write `try`. What can't be \
      missing needn't be reported.
      """)
  }
}

extension RatingCard: Probed {}

/// Writes down the stars that it hears of.
private final class Notebook: RatingListener {
  let stars: CallRecorder<Int>

  init(_ stars: CallRecorder<Int> = CallRecorder()) {
    self.stars = stars
  }

  func heard(_ stars: Stars) {
    self.stars.record(stars.rawValue)
  }

  /// The stars so far, for a sentence.
  var heard: String { stars.listed }
}

/// Stops being a form's delegate as soon as it hears of a rating.
private final class Quitter: RatingListener {
  private let notebook = Notebook()
  private let form: RatingForm

  init(form: RatingForm) {
    self.form = form
  }

  func heard(_ stars: Stars) {
    form.delegate = nil
    notebook.heard(stars)
  }

  var heard: String { notebook.heard }
}

/// Answers a rating of two stars with one of five stars.
private final class Talker: RatingListener {
  private let notebook = Notebook()
  var submit: (Stars) -> Void

  init(submit: @escaping (Stars) -> Void) {
    self.submit = submit
  }

  func heard(_ stars: Stars) {
    notebook.heard(stars)
    if stars == .two { submit(.five) }
  }

  var heard: String { notebook.heard }
}

extension CallRecorder<Int> {
  fileprivate var listed: String {
    calls.isEmpty ? "nothing" : calls.map(String.init).joined(separator: ", ")
  }
}

/// Lets a test call what throws in some answers and does not in others.
private func calling(_ work: @autoclosure () throws -> Void) throws {
  try work()
}

/// The compiler takes this one for a method without `throws`, and otherwise the next one.
private func isMarkedThrows(_ submit: (Stars) -> Void) -> Bool { false }

private func isMarkedThrows(_ submit: (Stars) throws -> Void) -> Bool { true }

private func error(_ work: () throws -> Void) -> (any Error)? {
  do { try work() } catch { return error }
  return nil
}

private func formWhoseDelegateIsGone(afterHearing stars: Stars? = nil) -> RatingForm {
  let form = RatingForm()
  let notebook = Notebook()
  form.delegate = notebook
  withExtendedLifetime(notebook) {
    if let stars { _ = error { try form.submit(stars) } }
  }
  return form
}
