import SmallArchitectureTestSupport
import TestSupport
import Testing

@testable import ShopRating

@MainActor @Suite("The rating of a shop")
struct ShopRatingTests {
  @Test("two ratings and an undo are saved, each with the stars that count from then on")
  func rateAndUndo() async {
    let saved = CallRecorder<Int>()
    await assert(
      initialState: ShopRatingState(shop: "Prolog"), reducer: shopRatingReducer,
      environment: ShopRatingEnvironment(save: { _, stars in saved.record(stars) }),
      steps: .send(.rate(3)) { $0.isSaving = true },
      .receive(.saved(.success([3]))) { ($0.isSaving, $0.ratings) = (false, [3]) },
      .send(.rate(5)) { $0.isSaving = true },
      .receive(.saved(.success([3, 5]))) { ($0.isSaving, $0.ratings) = (false, [3, 5]) },
      .send(.undo) { $0.isSaving = true },
      .receive(.saved(.success([3]))) { ($0.isSaving, $0.ratings) = (false, [3]) })
    #expect(saved.calls == [3, 5, 3])
  }

  @Test("a rating that can't be saved isn't one, and the next attempt takes the message away")
  func failure() async {
    struct OnStrike: Error, CustomStringConvertible { let description = "The disk is on strike." }
    await assert(
      initialState: ShopRatingState(shop: "Prolog"), reducer: shopRatingReducer,
      environment: ShopRatingEnvironment(save: { if $1 < 5 { throw OnStrike() } }),
      steps: .send(.rate(4)) { $0.isSaving = true },
      .receive(.saved(.failure(NotSaved(message: "The disk is on strike.")))) {
        ($0.isSaving, $0.problem) = (false, "The disk is on strike.")
      },
      .send(.rate(5)) { ($0.isSaving, $0.problem) = (true, nil) },
      .receive(.saved(.success([5]))) { ($0.isSaving, $0.ratings) = (false, [5]) })
  }

  @Test("nothing else is saved: no rating to undo, too many stars, or one that comes too early")
  func ignored() async {
    let gate = Gate()
    await assert(
      initialState: ShopRatingState(shop: "Prolog"), reducer: shopRatingReducer,
      environment: ShopRatingEnvironment(save: { _, _ in await gate.pass() }),
      steps: .send(.undo), .send(.rate(0)), .send(.rate(6)),
      .send(.rate(2)) { $0.isSaving = true },
      .send(.rate(3)), .send(.undo),
      .perform { gate.open() },
      .receive(.saved(.success([2]))) { ($0.isSaving, $0.ratings) = (false, [2]) })
  }
}
