import pg from "pg"

const LOST_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
// pg reports lost connections and its own deadlines by message only.
const LOST_MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout|not queryable/

/** Whether the database is stopped, restarting, frozen, out of resources or unreachable: a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(57P0[123]|08|53)/.test(error.code ?? "")
  if (!(error instanceof Error)) return false
  const { code = "", syscall, message } = error as NodeJS.ErrnoException
  // A missing socket, but not a missing file.
  if (code === "ENOENT") return syscall === "connect"
  return LOST_CODES.test(code) || LOST_MESSAGES.test(message)
}
