// Wrong: it is 8.
// Must fail with: endless() must be seven.

func endless() -> Int {
  8
}
