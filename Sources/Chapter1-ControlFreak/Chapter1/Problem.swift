import Forecasts

/// Why there is no weather, in a sentence that fits a narrow window.
func problem(_ error: any Error) -> String {
  error is ForecastError
    ? "http://127.0.0.1:8417 sends no forecast."
    : "http://127.0.0.1:8417 gives no answer."
}
