// Wrong: a derived client never throws.
// Must fail with: All endpoints of the given client throw BoxOfficeClosed. After
// makePremiereCounter(of:client:)

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
  var client = client
  client.reserve = { _, _ in throw error }
  return client
}

func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: {
      var client = client
      client.films = { [film] }
      let freeSeats = client.freeSeats
      client.freeSeats = { (try? await freeSeats($0)) ?? 0 }
      return client
    }())
}
