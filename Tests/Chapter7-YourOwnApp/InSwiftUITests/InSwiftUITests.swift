import Foundation
import TestSupport
import Testing

@testable import InSwiftUI

@Suite("What chapters show in SwiftUI")
@MainActor
struct InSwiftUITests {
  final class Repository: Chapter2.ShopRepository {
    var answer: Result<[String], URLError> = .failure(URLError(.timedOut))
    func shops() async throws -> [String] { try answer.get() }
  }

  @Test("a map that fails once shows its shops the next time")
  func map() async {
    let repository = Repository()
    let model = Chapter2.MapModel(repository: repository)
    await model.load()
    #expect(model.problem != nil)
    repository.answer = .success(["La Cabra"])
    await model.load()
    #expect(model.shops == ["La Cabra"])
    #expect(model.problem == nil)
  }

  @Test("a banner says so if there's no weather")
  func banner() async {
    let view = Chapter3.failing
    await view.model.load()
    #expect(view.model.text == "No weather.")
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
