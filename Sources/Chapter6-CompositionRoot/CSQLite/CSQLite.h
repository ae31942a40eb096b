#include <sqlite3.h>

// SQLITE_TRANSIENT is a macro with a cast, which Swift doesn't import. It makes SQLite copy the text.
static inline int sqlite3_bind_copied_text(
  sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
