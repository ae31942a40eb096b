// Correct: keeps a closure that reads the global late.

@MainActor
final class StatusBar {
  private let world: @MainActor () -> FavoritePrimesEnvironment

  init(world: @escaping @MainActor () -> FavoritePrimesEnvironment = { Current }) {
    self.world = world
  }

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: world().timeZone)
    return String(world().now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(world().locale))
  }

  func place(of name: String) -> String {
    "Kept in \(world().fileClient.path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
