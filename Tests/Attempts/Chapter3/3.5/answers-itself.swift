// Wrong: answers a request for a position by itself instead of asking the client.
// Must fail with: The original was called: ["requestAuthorization", "authorization", "authorization"].

import Synchronization

extension TrailLocator {
  func standing(at place: TrailPlace) -> TrailLocator {
    let subscribers = TrailSubscribers()
    var located = self
    located.requestPosition = {
      subscribers.send(.moved([TrailPosition(place: place, meters: 5)]))
    }
    located.events = { [events] in
      let originals = events()
      return AsyncStream { continuation in
        subscribers.add(continuation)
        let carrier = Task {
          for await event in originals { continuation.yield(event.moved(to: place)) }
          continuation.finish()
        }
        continuation.onTermination = { _ in carrier.cancel() }
      }
    }
    return located
  }
}

private final class TrailSubscribers: Sendable {
  private let all = Mutex<[AsyncStream<TrailEvent>.Continuation]>([])

  func add(_ continuation: AsyncStream<TrailEvent>.Continuation) {
    all.withLock { $0.append(continuation) }
  }

  func send(_ event: TrailEvent) {
    all.withLock { Array($0) }.forEach { $0.yield(event) }
  }
}

extension TrailEvent {
  fileprivate func moved(to place: TrailPlace) -> TrailEvent {
    guard case .moved(let positions) = self else { return self }
    return .moved(positions.map { TrailPosition(place: place, meters: $0.meters) })
  }
}
