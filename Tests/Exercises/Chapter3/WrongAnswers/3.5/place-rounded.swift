// Wrong: rounds the place to a tenth of a degree.
// Must fail with: but is `didUpdateLocations(47.4, 11.0)`

import Synchronization
extension LocationClient {
  func located(at given: Coordinate) -> LocationClient {
    let place = Coordinate(
      latitude: (given.latitude * 10).rounded() / 10,
      longitude: (given.longitude * 10).rounded() / 10)
    var located = self

    located.events = { [events] in

      let originals = events()
      return AsyncStream { continuation in
        let carrier = Task {
          for await event in originals {
            if case .didUpdateLocations(let l) = event {
              continuation.yield(.didUpdateLocations(l.map { _ in place }))
            } else {
              continuation.yield(event)
            }
          }

          continuation.finish()
        }
        continuation.onTermination = { _ in carrier.cancel() }
      }
    }
    return located
  }
}
