// 2.2 · Incomplete  ★☆☆
//
// You are done when
// - it is seven
// - nothing else is asked
//
// Edit:   `incomplete` below.
// Check:  swift run workshop check 2.2
// Read:   Book/02-Second.md, "Seven"

// MARK: - Given

let almost = 5

// MARK: - Yours

func incomplete() -> Int {
  7
}
