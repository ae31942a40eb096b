import Analytics1
import Login3

// snippet.adapter
/// Lets the login of version 3 report to the analytics of version 1.
struct LoginAdapter: LoginEventHandler {
  let analytics: Analytics1.EventHandler

  func send(_ event: LoginEvent) {
    analytics.send(key: event.key, parameters: event.parameters)
  }
}
// snippet.end
