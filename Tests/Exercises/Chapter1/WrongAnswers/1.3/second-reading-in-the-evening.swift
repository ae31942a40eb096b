// Wrong: looks again in the evening, to be sure.
// Must fail with: A greeting read its clock 2 times instead of once

struct Greeter {
  let now: @Sendable () -> Date

  func greeting(for name: String) -> String {
    var moment = now()
    if moment.partOfDay == "evening" { moment = now() }
    return "Good \(moment.partOfDay), \(name). It is \(moment.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(now: now)
}
