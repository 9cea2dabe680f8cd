import pg from "pg"

const LOST_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
// pg reports lost connections and its own deadlines by message only.
const LOST_MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout|not queryable/

/** Whether the database is stopped, restarting, frozen, out of resources or unreachable: a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(57P0[123]|08|53(?!100))/.test(error.code ?? "")
  if (!(error instanceof Error)) return false
  const { code = "", syscall, message } = error as NodeJS.ErrnoException
  // A missing socket, but not a missing file.
  if (code === "ENOENT") return syscall === "connect"
  return LOST_CODES.test(code) || LOST_MESSAGES.test(message)
}

/** Sent with 507, so that clients do not retry at once. */
export const DISK_FULL = {
  code: "53100",
  message: "The disk is full, so nothing can be saved at the moment. Please try again later.",
  headers: { "retry-after": "60" },
}

/** A write was refused to leave the rest of the disk to PostgreSQL itself. */
export class DiskFullError extends Error {
  constructor() {
    super(DISK_FULL.message)
  }
}

/** Whether nothing can be saved because the disk is full; reading still works. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = "" } = error as NodeJS.ErrnoException
  return error instanceof DiskFullError || [DISK_FULL.code, "ENOSPC", "EDQUOT"].includes(code)
}
