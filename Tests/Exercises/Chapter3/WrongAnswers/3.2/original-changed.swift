// Wrong: stays a class, so that every override changes the client that came in.
// Must fail with: Whoever holds the original would now wonder. Change a copy

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

func soldOut(_ client: CinemaClient) -> CinemaClient {
  let client = client
  client.freeSeats = { _ in 0 }
  return client
}

func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  let client = client
  client.reserve = { _, _ in throw error }
  return client
}

func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: {
      let client = client
      client.films = { [film] }
      return client
    }())
}
