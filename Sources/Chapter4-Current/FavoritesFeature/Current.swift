// The pattern capitalises it: it reads as a name, like that of a type, and stands out.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The world that the favourite primes live in.
///
/// See Stephen Celis, "How to Control the World", NSSpain, 2018.
@MainActor package var Current: FavoritePrimesEnvironment = .live
