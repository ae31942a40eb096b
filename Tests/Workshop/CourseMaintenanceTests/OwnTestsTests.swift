import Foundation
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The list of tests that learners don't build")
struct OwnTestsTests {
  func problems(_ list: String) throws -> [Problem] {
    let targets = [
      ("Places", "regular"), ("PlacesTests", "test"), ("MapTests", "test"), ("OwnTests", "test"),
      ("Chapter6Tests", "test"), ("Chapter6ExercisesTests", "test"),
    ].map { "{\"name\": \"\($0)\", \"type\": \"\($1)\", \"dependencies\": []}" }
    let manifest = try Manifest(
      json: Data("{\"targets\": [\(targets.joined(separator: ", "))]}".utf8))
    return try withWorkspace([OwnTests.path: "struct OwnTests {\n  func \(list)() {\n"]) {
      try OwnTests(manifest: manifest, workspace: $0).problems()
    }
  }

  @Test("it names all test targets but those that learners have, and those of chapters' programs")
  func inOrder() throws {
    #expect(try problems("MapTests_PlacesTests").isEmpty)
  }

  @Test("a target that is missing is named, also where another's name contains its own")
  func missing() throws {
    let problems = try problems("RoadMapTests_PlacesTests")
    #expect(problems.map(\.line) == [2])
    #expect(problems.first?.message.hasPrefix("MapTests is not in the name") == true)
  }
}
