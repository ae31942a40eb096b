// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A tiny course that has one of each: see FixtureCourse.
let answers = Context.environment["ANSWERS"] ?? "Exercises"
let only = Context.environment["CHAPTER"]
let chapters = only.flatMap { Int($0.prefix { $0 != "." }) }.map { [$0] } ?? [1, 2]

/// The one exercise's files; nil for all.
func files(in folder: String) -> [String]? {
  guard let only, only.contains(".") else { return nil }
  let path = "\(Context.packageDirectory)/\(folder)"
  return try? FileManager.default.contentsOfDirectory(atPath: path).filter {
    $0.hasPrefix("\(only)-")
  }
}

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
          exclude: answers == "Exercises" ? ["Hints.md"] : [],
          sources: files(in: "\(answers)/Chapter\(chapter)")),
        .testTarget(
          name: "Chapter\(chapter)ExercisesTests",
          dependencies: [.target(name: "Chapter\(chapter)Exercises"), "Support"],
          path: "Tests/Exercises/Chapter\(chapter)",
          exclude: chapter == 2 ? ["WrongAnswers", "CorrectAnswers"] : ["WrongAnswers"],
          sources: files(in: "Tests/Exercises/Chapter\(chapter)")),
      ]
    }
)
