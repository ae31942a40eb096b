import Foundation
import ShopMap
import ShopStorage
import TestSupport
import Testing

@Suite("The storage of coffee shops")
struct FileShopRepositoryTests {
  @Test("the workshop's own file has seven shops")
  func bundled() async throws {
    let shops = try await FileShopRepository(file: FileShopRepository.bundledFile).shops()
    #expect(shops.count == 7)
    #expect(
      shops.first
        == CoffeeShop(name: "The Yellow Cup", latitude: 55.694, longitude: 12.543, rating: 5))
    #expect(shops.map(\.rating) == [5, 4, 3, nil, 2, nil, 1])
  }

  @Test("the file is read again at each call")
  func rereads() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "shops.json")
      let repository = FileShopRepository(file: file)
      try Data("[]".utf8).write(to: file)
      #expect(try await repository.shops() == [])
      try Data(#"[{ "name": "A", "latitude": 1.5, "longitude": -2 }]"#.utf8).write(to: file)
      let shop = CoffeeShop(name: "A", latitude: 1.5, longitude: -2, rating: nil)
      #expect(try await repository.shops() == [shop])
    }
  }

  @Test("a missing file is an error that names it")
  func missing() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "shops.json")
      let error = await #expect(throws: ShopFileError.missing(path: file.path)) {
        try await FileShopRepository(file: file).shops()
      }
      #expect("\(error, default: "")".contains("\(file.path), is missing"))
    }
  }

  @Test(
    "a file with something else is an error that names it",
    arguments: ["", "[{", "<html>", #"{ "name": "A" }"#, #"[{ "name": "A", "latitude": 1 }]"#])
  func notShops(text: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "shops.json")
      try Data(text.utf8).write(to: file)
      let error = await #expect(throws: ShopFileError.notShops(path: file.path)) {
        try await FileShopRepository(file: file).shops()
      }
      #expect("\(error, default: "")".contains("\(file.path), is not a list of shops"))
    }
  }
}
