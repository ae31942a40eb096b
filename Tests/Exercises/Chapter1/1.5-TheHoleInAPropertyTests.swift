import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.5"))
struct Exercise1_5 {
  // MARK: Part 1

  @Test("a form that nobody listens to says so")
  func reportsAMissingDelegate() async throws {
    try await #require(
      processExitsWith: .success,
      """
      A form without a delegate is asked to submit a rating, and the whole app ends there, as it \
      does at an exclamation mark or a fatalError. That is loud, but nobody can handle it: \
      submit(_:) should throw an error.
      """
    ) {
      try? RatingForm().submit(.four)
    }
    for stars in [Stars.four, .one] {
      let thrown = error { try RatingForm().submit(stars) }
      #expect(
        thrown as? NobodyListens == NobodyListens(stars: stars),
        """
        A form without a delegate is asked to submit the rating \(stars), and throws \
        \(thrown.map { "\($0)" } ?? "nothing"). It should throw NobodyListens with the stars that \
        are lost. Where nothing is thrown, they go nowhere, or to somebody whom nobody chose.
        """)
    }
  }

  @Test("a form delivers to a delegate that is set late")
  func deliversToALateDelegate() async throws {
    let (form, notebook) = (RatingForm(), Notebook())
    form.delegate = notebook
    #expect(throws: Never.self, "The form has a delegate, and submit(_:) throws all the same.") {
      try form.submit(.three)
      try form.submit(.five)
    }
    let heard = notebook.stars.calls
    #expect(
      heard == [3, 5],
      "Three and then five stars were submitted, and the delegate was told of \(heard).")
  }

  @Test("a form whose delegate is gone says so")
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
    #expect(
      throws: NobodyListens(stars: .two),
      """
      The form had a delegate, which has gone. It should throw NobodyListens now. If it does \
      not, look at the property: is it still weak, and does the form keep the delegate elsewhere?
      """
    ) {
      try formWhoseDelegateIsGone().submit(.two)
    }
  }

  // MARK: Part 2

  @Test("a card tells the listener that it was made for")
  func deliversToItsListener() throws {
    let (left, right) = (Notebook(), Notebook())
    let cards = (makeRatingCard(for: left), makeRatingCard(for: right))
    try calling(cards.0.submit(.five))
    try calling(cards.1.submit(.one))
    try calling(cards.0.submit(.two))
    let heard = [left, right].map(\.stars.calls)
    #expect(
      heard == [[5, 2], [1]],
      """
      One card was given five and then two stars, another card one star. Their listeners heard \
      of \(heard[0]) and \(heard[1]). makeRatingCard(for:) must hand the listener over, and \
      submit(_:) must tell that one.
      """)
  }

  @Test("a card keeps its listener")
  func keepsItsListener() async throws {
    try await #require(
      processExitsWith: .success,
      """
      Only the card knows its listener any more. It submits a rating, and the whole app ends. An \
      unowned property is a hole too: it does not keep what it refers to.
      """
    ) {
      try? calling(makeRatingCard(for: Notebook()).submit(.three))
    }
    let stars = CallRecorder<Int>()
    let card = makeRatingCard(for: Notebook(stars))
    try calling(card.submit(.three))
    #expect(
      stars.calls == [3],
      """
      Only the card knows its listener any more. Three stars were submitted, and the listener \
      heard of \(stars.calls). The card cannot do without it, so it should keep it: no weak \
      reference.
      """)
  }

  @Test("a card without a listener cannot exist")
  func leavesNoHole() throws {
    let listener = Notebook()
    let holes = withExtendedLifetime(listener) {
      Mirror(reflecting: makeRatingCard(for: listener)).children
        .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
        .filter { "\(type(of: $0.value))".contains(/RatingListener|->/) }.compactMap(\.label)
    }
    #expect(
      holes.isEmpty,
      """
      RatingCard may lack its listener: \(holes.quoted) is optional. As long as it \
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
    let gaps = [
      "RatingListener)?", "RatingListener)!", "RatingListener?", "Optional<any RatingListener",
      "[any RatingListener]", "try?",
    ]
    .flatMap { source.type("RatingCard")?.lines(mentioning: $0) ?? [] }
    #expect(
      gaps.isEmpty,
      """
      This test reads \(source.path). A card gets along without a listener there: \
      \(gaps.quoted). Then that is what somebody relies on.
      """)
    let throwing = source.type("RatingCard")?.lines(mentioning: "throws") ?? []
    #expect(
      throwing.isEmpty,
      """
      This test reads \(source.path). A card still throws: \(throwing.quoted). What cannot be \
      missing need not be reported.
      """)
    let published = source.without("class PublicRatings").lines(mentioning: "PublicRatings")
    #expect(
      published.isEmpty,
      """
      This test reads \(source.path). Somebody is told there whom nobody chose: \
      \(published.quoted). A default fills the hole, and hides it.
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
}

/// Lets a test call what throws in some answers and does not in others.
private func calling(_ work: @autoclosure () throws -> Void) throws {
  try work()
}

private func error(_ work: () throws -> Void) -> (any Error)? {
  do { try work() } catch { return error }
  return nil
}

private func formWhoseDelegateIsGone() -> RatingForm {
  let form = RatingForm()
  let notebook = Notebook()
  form.delegate = notebook
  withExtendedLifetime(notebook) {}
  return form
}
