import TestSupport
import Testing

extension Exercise1_5 {
  @Test("no card can be made without a listener: nil isn't one")
  func acceptsNoNil() throws {
    let card = try LearnerSource.load("1.5").type("RatingCard")
    let gaps = [
      "RatingListener)?", "RatingListener)!", "RatingListener?", "-> Void)?", "-> Void)!",
      "[any RatingListener]",
    ]
    .flatMap { card?.lines(mentioning: $0) ?? [] }
    #expect(gaps == [], "As long as it can be nil, each rating may be lost.")
  }
}
