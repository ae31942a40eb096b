// Wrong: it is 0.
// Must fail with: passes() must be seven.

func passes() -> Int {
  0
}
