import Foundation
import TestSupport
import Testing

@testable import InSwiftUI

@Suite("What chapters show in SwiftUI")
@MainActor
struct InSwiftUITests {
  final class Repository: Chapter2.ShopRepository {
    var answer: Result<[String], any Error> = .failure(Closed())
    func shops() async throws -> [String] { try answer.get() }
  }

  struct Closed: LocalizedError {
    let errorDescription: String? = "The shop list is closed."
  }

  @Test("a map that fails once shows its shops the next time")
  func map() async {
    let repository = Repository()
    let model = Chapter2.MapModel(repository: repository)
    await model.load()
    #expect(model.problem == "The shop list is closed.")
    repository.answer = .success(["La Cabra"])
    await model.load()
    #expect(model.shops == ["La Cabra"])
    #expect(model.problem == nil)
  }

  @Test("a map whose loading is cancelled reports no problem")
  func cancelledMap() async {
    let repository = Repository()
    repository.answer = .failure(URLError(.cancelled))
    let model = Chapter2.MapModel(repository: repository)
    let loading = Task { await model.load() }
    loading.cancel()
    await loading.value
    #expect(model.problem == nil)
  }

  @Test("a banner says so if there's no weather")
  func banner() async {
    let view = Chapter3.failing
    await view.model.load()
    #expect(view.model.text == "No weather.")
  }

  @Test("a rating that can't be saved says so in a sentence")
  func unsavedRating() async throws {
    var rating = Chapter5.Rating()
    let world = Chapter5.Environment(save: { _ in throw Closed() })
    let effect = Chapter5.reduce(&rating, .rate(3), in: world)
    let answer = try #require(await effect?())
    _ = Chapter5.reduce(&rating, answer, in: world)
    #expect(rating.problem == "The shop list is closed.")
  }

  @Test("ratings are saved in the order in which they were given, even if the first save is slow")
  func rating() async {
    let (asked, saved, gate) = (CallRecorder<Int>(), CallRecorder<Int>(), Gate())
    let model = Chapter5.RatingModel(
      environment: .init(save: { stars in
        asked.record(stars)
        if stars == 2 { await gate.pass() }
        saved.record(stars)
      }))
    model.send(.rate(2))
    model.send(.rate(5))
    await asked.waitForCalls(1)
    for _ in 1...10 { await Task.yield() }
    gate.open()
    await saved.waitForCalls(2)
    #expect(saved.calls == [2, 5])
    #expect(model.state.stars == [2, 5])
  }
}
