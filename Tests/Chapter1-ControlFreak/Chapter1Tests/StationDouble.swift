import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers in place of the weather station.
///
/// Nothing can be handed to the screens of chapter 1, so there is no way to their request but a hook in
/// the whole process: this one takes what is sent to the station's address.
final class StationDouble: URLProtocol {
  /// A request that waits for its answer.
  private final class Held: Sendable {
    let answered = DispatchGroup()
    let body = Mutex<Data?>(nil)

    init() { answered.enter() }
  }

  private static let held = Mutex<[Held]>([])
  private static let registration: Void = { _ = URLProtocol.registerClass(StationDouble.self) }()

  /// Begins with no request.
  static func start() {
    _ = registration
    held.withLock { $0 = [] }
  }

  /// How many requests have come.
  static var count: Int { held.withLock(\.count) }

  /// - Parameters:
  ///   - request: which of the requests to answer, counted from 1.
  ///   - body: the answer; nil for a failure.
  static func answer(_ request: Int, with body: Data?) {
    let held = held.withLock { $0[request - 1] }
    held.body.withLock { $0 = body }
    held.answered.leave()
  }

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host() == "127.0.0.1" && request.url?.port == 8417
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let held = Held()
    // A work item, because a protocol must not be captured by a closure that any thread may call.
    let work = DispatchWorkItem { self.finish(held.body.withLock(\.self)) }
    held.answered.notify(queue: .global(), work: work)
    Self.held.withLock { $0.append(held) }
  }

  override func stopLoading() {}

  private func finish(_ body: Data?) {
    guard let url = request.url, let body,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: body)
    client?.urlProtocolDidFinishLoading(self)
  }
}
