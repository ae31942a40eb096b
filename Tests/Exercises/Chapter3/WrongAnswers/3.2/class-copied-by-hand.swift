// Wrong: a class that is copied with care in three places, and shared in all others.
// Must fail with: In a class both are one object, and an override is felt everywhere. Make the
// client a struct.

final class CinemaClient {
  var films: @Sendable () async throws -> [String]
  var freeSeats: @Sendable (_ film: String) async throws -> Int
  var reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String

  init(
    films: @escaping @Sendable () async throws -> [String],
    freeSeats: @escaping @Sendable (_ film: String) async throws -> Int,
    reserve: @escaping @Sendable (_ film: String, _ seats: Int) async throws -> String
  ) {
    self.films = films
    self.freeSeats = freeSeats
    self.reserve = reserve
  }
}

extension CinemaClient {
  func copy() -> CinemaClient {
    CinemaClient(films: films, freeSeats: freeSeats, reserve: reserve)
  }
}

func soldOut(_ client: CinemaClient) -> CinemaClient {
  let client = client.copy()
  client.freeSeats = { _ in 0 }
  return client
}

func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  let client = client.copy()
  client.reserve = { _, _ in throw error }
  return client
}

func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: {
      let client = client.copy()
      client.films = { [film] }
      return client
    }())
}
