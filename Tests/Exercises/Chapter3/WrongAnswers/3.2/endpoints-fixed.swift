// Wrong: makes the endpoints constants, so that nobody but these functions can derive a client.
// Must fail with: Declare the three endpoints with var, as they were.

struct CinemaClient: Sendable {
  let films: @Sendable () async throws -> [String]
  let freeSeats: @Sendable (_ film: String) async throws -> Int
  let reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String
}

func soldOut(_ client: CinemaClient) -> CinemaClient {
  CinemaClient(films: client.films, freeSeats: { _ in 0 }, reserve: client.reserve)
}

func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  CinemaClient(
    films: client.films, freeSeats: client.freeSeats, reserve: { _, _ in throw error })
}

func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: CinemaClient(
      films: { [film] }, freeSeats: client.freeSeats, reserve: client.reserve))
}
