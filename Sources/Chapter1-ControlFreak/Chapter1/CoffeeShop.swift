/// A coffee shop as it's stored in the database's file.
struct CoffeeShop: Decodable {
  var name: String
  /// In degrees north and east.
  var latitude, longitude: Double
  /// One to five, or none yet.
  var rating: Int?
}
