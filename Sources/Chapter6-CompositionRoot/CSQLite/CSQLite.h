#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift does not see. It makes SQLite keep a copy of the text.
static inline int sqlite3_bind_copied_text(
  sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
