/// A coffee shop as the database's file has it.
struct CoffeeShop: Decodable {
  var name: String
  /// In degrees north and east.
  var latitude, longitude: Double
  /// One to five, or none yet.
  var rating: Int?
}
