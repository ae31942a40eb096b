enum LoginDemo { static func run(_ words: ArraySlice<String>) async {} }
enum CascadeDemo { static func run(_ words: ArraySlice<String>) async {} }
enum MapDemo { static func run(_ words: ArraySlice<String>) async {} }
