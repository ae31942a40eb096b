@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

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
      "../Exercises/Chapter1/1.1-A.swift", "../Exercises/", "/README.md#loosely-coupled",
      "https://example.com/x#y", "mailto:a@example.com", "a%20b.md", "https://example.com",
      "https://example.com:8080/a_b-c/?x=1&y=%20#z", "http://127.0.0.1:8417/v1/forecast",
      "https://web.example.org/2011/http://example.com/dip.pdf",
    ])
  func resolves(link: String) throws {
    #expect(try problems(with: link).isEmpty)
  }

  @Test(
    "an address on the web that can't be right is one",
    arguments: [
      ("http://example.com", "must begin with https://"), ("//example.com", "must begin with"),
      ("ftp://example.com", "must begin with"), ("https:/example.com", "must begin with"),
      ("https://example", "isn't well formed"), ("https://.com/x", "isn't well formed"),
      ("https://example.com/50%", "isn't well formed"), ("https://example.com/a|b", "as %20"),
      ("https://example.com/#a#b", "isn't well formed"),
      ("https://example.com/caf\u{e9}", "isn't well formed"),
      ("http://localhost.example.com.", "must begin with"),
    ])
  func isMalformed(link: String, message: String) throws {
    let problems = try problems(with: link)
    #expect(problems.map(\.line) == [3])
    #expect(problems.first?.message.contains(message) == true)
  }

  @Test(
    "what is not there is one",
    arguments: [
      ("03-Witnesses.md", "Book/03-Witnesses.md, which does not exist"),
      ("02-Protocols.md#the-seem", "It has #the-seam."), ("#nowhere", "It has #what-hurts."),
      ("../../elsewhere", "out of the workspace"), ("../Exercises/Chapter2", "does not exist"),
      ("../Exercises/Chapter1/1.1-A.swift#L3", "isn't a page"),
    ])
  func doesNotResolve(link: String, message: String) throws {
    let problems = try problems(with: link)
    #expect(problems.map(\.line) == [3])
    #expect(problems.first?.message.contains(message) == true)
  }
}
