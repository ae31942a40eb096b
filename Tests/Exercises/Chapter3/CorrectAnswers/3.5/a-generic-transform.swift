// Correct: has a method that maps any stream.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    located.events = { [events] in
      events().mapped { event in
        switch event {
        case .didUpdateLocations(var locations):
          for index in locations.indices { locations[index] = place }
          return .didUpdateLocations(locations)
        case .didChangeAuthorization, .didFail: return event
        }
      }
    }
    return located
  }
}

extension AsyncStream where Element: Sendable {
  fileprivate func mapped(
    _ transform: @escaping @Sendable (Element) -> Element
  ) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: .unbounded) { continuation in
      let task = Task.detached {
        defer { continuation.finish() }
        for await element in self {
          if case .terminated = continuation.yield(transform(element)) { return }
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
