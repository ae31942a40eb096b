// Wrong: it is 0.
// Must fail with: broken() must be seven.

func broken() -> Int {
  0
}
