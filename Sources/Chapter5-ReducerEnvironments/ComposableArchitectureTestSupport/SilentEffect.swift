/// What a script knows of a fire-and-forget effect.
@MainActor
final class SilentEffect {
  let origin: Int
  var number: Int?
  private(set) var hasRun = false

  init(origin: Int) {
    self.origin = origin
  }

  func noteThatItRan() {
    hasRun = true
  }
}
