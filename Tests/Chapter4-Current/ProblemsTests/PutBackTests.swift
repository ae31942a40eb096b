import Testing

@MainActor @Suite("Putting worlds of different types back")
struct PutBackTests {
  @Test("what remembers them fits into one array")
  func putsBack() {
    let worlds = Worlds()
    let putBack = [
      remember(get: { worlds.city }, set: { worlds.city = $0 }),
      remember(get: { worlds.hour }, set: { worlds.hour = $0 }),
    ]
    (worlds.city, worlds.hour) = ("Tokyo", 20)
    for putBack in putBack { putBack() }
    #expect(worlds.city == "London")
    #expect(worlds.hour == 9)
  }
}

@MainActor private final class Worlds {
  var city = "London"
  var hour = 9
}

// snippet.put-back
/// Remembers a world as it is now.
///
/// - Returns: a closure that puts the world back.
@MainActor
private func remember<World>(
  get: () -> World, set: @escaping @MainActor (World) -> Void
) -> @MainActor () -> Void {
  let before = get()
  return { set(before) }
}
// snippet.end
