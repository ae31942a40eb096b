// Wrong: one `Date()` is left over.
// Must fail with: greeting(for:) still looks at it, at least once.

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    let moment = now()
    return "Good \(moment.partOfDay), \(name). It is \(Date().timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
