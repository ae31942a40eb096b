// Correct: shadows the client by a copy, and keeps the old endpoint with let.

func nowhere(_ client: WeatherClient) -> WeatherClient {
  var client = client
  client.searchLocations = { _ async throws -> [Location] in return [] }
  return client
}

func outOfOrder(_ client: WeatherClient, error: any Error) -> WeatherClient {
  var client = client
  let fail: @Sendable (Coordinate) async throws -> Forecast = { _ in throw error }
  client[keyPath: \.forecast] = fail
  return client
}

func warmer(_ client: WeatherClient, by degrees: Double) -> WeatherClient {
  let original = client.forecast
  var client = client
  client.forecast = { place in
    let warm = Task { () async throws -> Forecast in
      var answer = try await original(place)
      answer.current.temperature += degrees
      return answer
    }
    return try await withTaskCancellationHandler {
      try await warm.value
    } onCancel: {
      warm.cancel()
    }
  }
  return client
}
