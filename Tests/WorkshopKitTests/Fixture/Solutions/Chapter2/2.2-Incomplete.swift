// 2.2 · Incomplete  ★☆☆
//
// Edit:   `incomplete` below.
// Check:  swift test --filter Exercise2_2
// Read:   Book/02-Second.md, "Seven"

func incomplete() -> Int {
  7
}
