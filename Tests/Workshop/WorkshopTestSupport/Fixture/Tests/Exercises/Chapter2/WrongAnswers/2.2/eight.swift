// Wrong: it is 8.
// Must fail with: incomplete() must be seven.

func incomplete() -> Int {
  8
}
