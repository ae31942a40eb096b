// Wrong: it is 8.
// Must fail with: passes() must be seven.

func passes() -> Int {
  8
}
