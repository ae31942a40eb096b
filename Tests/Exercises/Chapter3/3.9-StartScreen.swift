import Forecasts
import PathMonitorClient
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3Exercises

/// A start screen whose banner is running. The test changes its network, and answers its requests,
/// which are numbered from 1, with the temperature.
@MainActor
struct StartScreen {
  let banner: WeatherBanner
  let requests = HeldRequests<Double>()
  /// Is recorded when `run()` returns.
  let isOver = CallRecorder<Void>()
  private let path = AsyncStream<NetworkPath>.makeStream()

  init() {
    var weather = WeatherClient.failed
    weather.forecast = { [requests] in try .of(await requests.send(), at: $0) }
    banner = WeatherBanner(
      weather: weather, paths: PathMonitorClient { [stream = path.stream] in stream })
    Task { [banner, isOver] in
      await banner.run()
      isOver.record(())
    }
  }

  /// Tells the banner of the network, and lets it do what there is to do.
  func report(_ paths: NetworkPath...) async {
    for path in paths { self.path.continuation.yield(path) }
    await settle()
  }

  /// Ends the paths, and waits until `run()` has returned, for a short while at most.
  func endPaths() async {
    path.continuation.finish()
    await eventually { isOver.count == 1 }
  }

  /// Waits until this request has been sent.
  func asks(_ request: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    let isSent = await eventually { requests.sent.count >= request }
    #expect(
      isSent, "Request \(request) is due: going online and each refresh send one, at once.",
      sourceLocation: sourceLocation)
  }

  /// Answers a request, and lets the banner do with it what it likes.
  func answer(_ request: Int, _ result: Result<Double, any Error>) async {
    await requests.answer(request, with: result)
    await settle()
  }

  /// Expects that the banner shows this, now or in a short while.
  func shows(
    _ content: BannerContent, _ sentence: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await eventually { banner.content == content }
    #expect(banner.content == content, sentence, sourceLocation: sourceLocation)
  }

  /// Expects that this request, and none before it, has been cancelled, now or in a short while.
  func cancels(
    _ request: Int, _ sentence: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await eventually { requests.cancelled.calls == [request] }
    #expect(requests.cancelled.calls == [request], sentence, sourceLocation: sourceLocation)
  }

  /// Gives the banner its turns, on the main actor and elsewhere.
  func settle() async {
    for _ in 0..<50 {
      await Task.yield()
      await Task.detached {}.value
    }
  }
}

/// What becomes of a request that was given up.
enum LateResult: CaseIterable, Sendable {
  case answer, failure, cancellation

  struct NoNetwork: Error {}

  var result: Result<Double, any Error> {
    switch self {
    case .answer: .success(11)
    case .failure: .failure(NoNetwork())
    case .cancellation: .failure(CancellationError())
    }
  }
}
