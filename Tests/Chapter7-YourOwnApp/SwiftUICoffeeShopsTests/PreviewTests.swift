import DetailsDomain
import Testing

@testable import SwiftUICoffeeShops

@Suite("The states that previews show")
@MainActor
struct PreviewTests {
  @Test("each preview leads to the state that it's named after")
  func states() async throws {
    for preview in DetailsPreviews.allCases {
      let model = preview.model
      #expect(model.content == .loading)
      await model.load()
      switch preview {
      case .rated: #expect(model.content == .shown(.slowDrip))
      case .unrated, .unsaved: #expect(model.content == .shown(.earlyBird))
      case .unknown: #expect(model.content == .failed("\(DetailsError.unknownShop("early-bird"))"))
      }
      await model.rate(try #require(StarRating(5)))
      #expect((model.complaint != nil) == (preview == .unsaved || preview == .unknown))
    }
  }

  @Test("a view can be made without making its model")
  func lazily() {
    _ = DetailsView { preconditionFailure("Nobody has looked at the view yet.") }
  }

  @Test("an environment key answers with its default where nobody has provided a value")
  func environmentDefault() {
    #expect(CurrencyKey.defaultValue == "EUR")
  }
}
