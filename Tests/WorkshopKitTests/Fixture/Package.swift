// swift-tools-version: 6.2
import PackageDescription

// A tiny course that has one of each: see FixtureTests.
let answers = Context.environment["ANSWERS"] ?? "Exercises"
let chapters = Context.environment["CHAPTER"].flatMap(Int.init).map { [$0] } ?? [1, 2]

let package = Package(
  name: "Fixture",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "First", path: "Sources/Chapter1-First/First"),
    .target(name: "Second", path: "Sources/Chapter2-Second/Second"),
    .target(name: "Support", path: "Tests/Support"),
  ]
    + chapters.flatMap { chapter in
      [
        .target(
          name: "Chapter\(chapter)Exercises", path: "\(answers)/Chapter\(chapter)",
          exclude: answers == "Exercises" ? ["Hints.md"] : []),
        .testTarget(
          name: "Chapter\(chapter)Tests",
          dependencies: [.target(name: "Chapter\(chapter)Exercises"), "Support"]),
      ]
    }
)
