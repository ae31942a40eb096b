// Wrong: no free seats means that reserving fails, so the other endpoint is overridden.
// Must fail with: soldOut(_:) overrides freeSeats, which should say 0 seats each time

struct SoldOut: Error {}

struct CinemaClient: Sendable {
  var films: @Sendable () async throws -> [String]
  var freeSeats: @Sendable (_ film: String) async throws -> Int
  var reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String
}

func soldOut(_ client: CinemaClient) -> CinemaClient {
  var client = client
  client.reserve = { _, _ in throw SoldOut() }
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
      return client
    }())
}
