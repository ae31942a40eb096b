// Wrong: it is 8.
// Must fail with: broken() must be seven.

func broken() -> Int {
  8
}
