@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import maintain

@Suite("The Book's links")
struct BookLinksTests {
  func problems(with link: String) throws -> [Problem] {
    let files = [
      "README.md": "# Loosely Coupled\n", "Exercises/Chapter1/1.1-A.swift": "",
      "Book/01-ControlFreak.md": "# What hurts\n\nSee [it](\(link)).\n",
      "Book/02-Protocols.md": "# The seam\n", "Book/a b.md": "",
    ]
    return try withWorkspace(files) {
      LinkCheck(workspace: $0, pages: try Book(course: Course(discoveredIn: $0)).pages()).problems()
    }
  }

  @Test(
    "what is there is no problem",
    arguments: [
      "02-Protocols.md", "02-Protocols.md#the-seam", "#what-hurts", "../README.md", "..",
      "../Exercises/Chapter1/1.1-A.swift", "../Exercises/", "https://example.com/x#y",
      "mailto:a@example.com", "a%20b.md", "http://127.0.0.1:8417/v1/forecast",
    ])
  func resolves(link: String) throws {
    #expect(try problems(with: link).isEmpty)
  }

  @Test(
    "what is not there is one, and so is an address that isn't encrypted",
    arguments: [
      ("03-Witnesses.md", "Book/03-Witnesses.md, which does not exist"),
      ("02-Protocols.md#the-seem", "It has #the-seam."), ("#nowhere", "It has #what-hurts."),
      ("../../elsewhere", "does not exist"), ("../Exercises/Chapter2", "does not exist"),
      ("../Exercises/Chapter1/1.1-A.swift#L3", "isn't a page"),
      ("http://example.com", "must begin with https://"), ("//example.com", "must begin with"),
      ("https:/example.com", "must begin with"),
    ])
  func doesNotResolve(link: String, message: String) throws {
    let problems = try problems(with: link)
    #expect(problems.map(\.line) == [3])
    #expect(problems.first?.message.contains(message) == true)
  }
}
