// Wrong: it is 0.
// Must fail with: endless() must be seven.

func endless() -> Int {
  0
}
