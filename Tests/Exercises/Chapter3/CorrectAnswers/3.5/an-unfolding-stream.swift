// Correct: pulls each event when it is asked for one, and needs no task.

extension LocationClient {
  func located(at place: Coordinate) -> LocationClient {
    var located = self
    located.events = { [events] in
      let reader = Reader(events())
      return AsyncStream(unfolding: { await reader.next()?.moved(to: place) })
    }
    return located
  }
}

/// Reads one event after the other, for a single reader.
private actor Reader {
  private var iterator: AsyncStream<LocationClient.Event>.Iterator

  init(_ stream: AsyncStream<LocationClient.Event>) {
    iterator = stream.makeAsyncIterator()
  }

  func next() async -> LocationClient.Event? {
    var copy = iterator
    defer { iterator = copy }
    return await copy.next(isolation: self)
  }
}

extension LocationClient.Event {
  /// The same event with all its locations at `place`.
  fileprivate func moved(to place: Coordinate) -> Self {
    switch self {
    case .didUpdateLocations(let locations): .didUpdateLocations(locations.map { _ in place })
    case .didFail, .didChangeAuthorization: self
    }
  }
}
