import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.5"), .serialized)
struct Exercise1_5 {
  @Test("a form without a delegate throws the rating back")
  func throwsItBack() {
    #expect(throws: NobodyListens(stars: .four), "Nobody has heard of these stars.") {
      try RatingForm().submit(.four)
    }
    #expect(
      throws: NobodyListens(stars: .two),
      "Nothing else keeps the form's delegate, so it's gone: the property stays weak."
    ) {
      try formWhoseDelegateIsGone().submit(.two)
    }
  }

  @Test("a form tells the delegate that it has at that moment")
  func tellsItsDelegate() throws {
    let (form, first, second) = (RatingForm(), Notebook(), Notebook())
    form.delegate = first
    try form.submit(.three)
    form.delegate = second
    try form.submit(.five)
    #expect(
      [first.heard, second.heard] == [[.three], [.five]],
      "Each rating is told once, to the delegate of that moment.")
  }

  @Test("a card tells the listener that it was made with")
  func tellsItsListener() {
    let (left, right) = (Notebook(), Notebook())
    let (leftCard, rightCard) = (makeRatingCard(for: left), makeRatingCard(for: right))
    leftCard.submit(.five)
    rightCard.submit(.one)
    leftCard.submit(.two)
    #expect(
      [left.heard, right.heard] == [[.five, .two], [.one]],
      "Each card keeps a listener of its own, and tells it of each rating.")
  }

  @Test("a card keeps its listener alive")
  func keepsItsListener() {
    let ratings = CallRecorder<Stars>()
    let card = makeRatingCard(for: Notebook(ratings))
    card.submit(.three)
    #expect(ratings.calls == [.three], "Nobody else keeps it: a weak property loses it.")
  }

  @Test("no card can be made without a listener")
  func asksForTheListener() throws {
    let card = makeRatingCard(for: Notebook())
    // The compiler takes your `init()`, if there is one, or else one that throws.
    let isMadeOfNothing = try canBeMade(like: card, .init())
    #expect(!isMadeOfNothing, "`RatingCard()` works: its caller can forget the listener.")
  }
}

extension RatingCard: Probed {}

/// Writes down the stars that it hears of.
private final class Notebook: RatingListener {
  private let ratings: CallRecorder<Stars>

  init(_ ratings: CallRecorder<Stars> = CallRecorder()) { self.ratings = ratings }

  var heard: [Stars] { ratings.calls }

  func heard(_ stars: Stars) { ratings.record(stars) }
}

/// Only the form has known its delegate, and weakly.
private func formWhoseDelegateIsGone() -> RatingForm {
  let (form, delegate) = (RatingForm(), Notebook())
  form.delegate = delegate
  return form
}
