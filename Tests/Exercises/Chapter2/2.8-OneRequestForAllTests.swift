import Forecasts
import Synchronization
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.8"))
struct Exercise2_8 {
  @Test("callers who search for the same name at the same time share one request")
  func sharesARequest() async {
    let gate = Gate()
    let service = WeatherService { name, _ in
      await gate.pass()
      return name == "Utopia" ? [] : [name]
    }
    let cache = makeSharingWeatherClient(service)
    let crowds = ["Malmö", "Utopia", "Malmö"].map { cache.crowd(of: 50, for: $0) }
    for crowd in crowds { await crowd.isUnderWay() }
    gate.open()
    for crowd in crowds { await crowd.isServed() }
    #expect(
      crowds.map(\.differentAnswers) == [["Malmö"], ["nothing"], ["Malmö"]],
      "All who wait get the answer to what they asked.")
    _ = await cache.told("Malmö", "Utopia")
    #expect(
      service.searches.calls.sorted() == ["Malmö", "Utopia"],
      "Remember a request for each name before you await its answer, and keep the answer.")
  }

  @Test("a slow search doesn't hold up another name's")
  func keepsNamesApart() async {
    let gate = Gate()
    let service = WeatherService { name, _ in
      if name == "Malmö" { await gate.pass() }
      return [name]
    }
    let cache = makeSharingWeatherClient(service)
    let slow = cache.crowd(for: "Malmö")
    await service.searches.waitForCalls(1)
    let quick = cache.crowd(for: "Aarhus")
    await quick.isServed()
    #expect(quick.answers.calls == ["Aarhus"], "Aarhus is answered while Malmö isn't.")
    gate.open()
    await slow.isServed()
  }

  @Test("a failure reaches all who wait, and the next search asks again")
  func forgetsFailures() async {
    let gate = Gate()
    let works = Mutex(false)
    let service = WeatherService { name, _ in
      await gate.pass()
      guard works.withLock(\.self) else { throw NoSignal(turn: 1) }
      return [name]
    }
    let cache = makeSharingWeatherClient(service)
    let crowd = cache.crowd(of: 50, for: "Malmö")
    await crowd.isUnderWay()
    gate.open()
    await crowd.isServed()
    #expect(crowd.differentAnswers == ["NoSignal(turn: 1)"], "Each caller hears the error.")
    works.withLock { $0 = true }
    let next = await cache.told("Malmö")
    #expect(next == ["Malmö"], "A failure isn't remembered.")
  }

  @Test("a caller who gives up doesn't spoil it for the others")
  func survivesCancellation() async {
    let gate = Gate()
    let service = WeatherService { name, _ in
      await gate.pass()
      try Task.checkCancellation()
      return [name]
    }
    let cache = makeSharingWeatherClient(service)
    let first = cache.crowd(for: "Malmö")
    await service.searches.waitForCalls(1)
    let others = cache.crowd(of: 20, for: "Malmö")
    let second = cache.crowd(for: "Malmö")
    for crowd in [others, second] { await crowd.isUnderWay() }
    for crowd in [first, second] { crowd.giveUp() }
    gate.open()
    await others.isServed()
    #expect(
      others.differentAnswers == ["Malmö"],
      "The request belongs to no caller: a task of its own, which no caller cancels.")
  }

  @Test("each forecast reaches the client")
  func passesForecastsOn() async throws {
    let service = WeatherService { _, _ in [] }
    let cache = makeSharingWeatherClient(service)
    for _ in 1...2 { _ = try await cache.forecast(at: .copenhagen) }
    #expect(
      service.forecasts.calls == [.copenhagen, .copenhagen],
      "The weather changes; only searches are remembered and shared.")
  }
}
