// Wrong: asks the given client while deriving, and keeps what it says.
// Must fail with: The others should reach the given client at each call

struct CinemaClient: Sendable {
  var films: @Sendable () async throws -> [String]
  var freeSeats: @Sendable (_ film: String) async throws -> Int
  var reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String
}

func soldOut(_ client: CinemaClient) -> CinemaClient {
  var client = client
  client.freeSeats = { _ in 0 }
  return client
}

func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  let films = Task { try await client.films() }
  return CinemaClient(
    films: { try await films.value },
    freeSeats: client.freeSeats,
    reserve: { _, _ in throw error })
}

func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: {
      var client = client
      client.films = { [film] }
      return client
    }())
}
