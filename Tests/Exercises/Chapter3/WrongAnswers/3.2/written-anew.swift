// Wrong: builds the whole client again, and passes one seat on instead of all.
// Must fail with: Who copies a client copies its closures, and has no argument to lose.

struct CinemaClient: Sendable {
  var films: @Sendable () async throws -> [String]
  var freeSeats: @Sendable (_ film: String) async throws -> Int
  var reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String
}

func soldOut(_ client: CinemaClient) -> CinemaClient {
  return CinemaClient(
    films: { try await client.films() },
    freeSeats: { _ in 0 },
    reserve: { film, _ in try await client.reserve(film, 1) })
}

func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  var client = client
  client.reserve = { _, _ in throw error }
  return client
}

func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: {
      var client = client
      client.films = { [film] }
      return client
    }())
}
