import TerminalUI

let settings = Settings.arguments.valuesOrExit(Settings())
do {
  let terminal = Terminal.standard.wrapping(atMost: .max)
  try Station(settings: settings, terminal: terminal).runUntilSignalled()
} catch {
  endProgram(.failure, message: "\(error)")
}
