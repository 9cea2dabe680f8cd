import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from "node:fs"

const MAX_LOG_BYTES = 4 * 1024 * 1024
const CHECK_INTERVAL_MS = 10 * 60 * 1000

/**
 * Limits the server's log and one older copy. The server opens it for appending, so it continues in the
 * truncated file.
 */
export function limitLogSize(file: string) {
  rotateLog(file)
  const timer = setInterval(rotateLog, CHECK_INTERVAL_MS, file).unref()
  return () => clearInterval(timer)
}

export function rotateLog(file: string, maxBytes = MAX_LOG_BYTES) {
  if (!existsSync(file) || statSync(file).size <= maxBytes) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/** Log output since the log had this size. */
export function logSince(file: string, size: number) {
  return readFileSync(file).subarray(size).toString().trim()
}

export function logSize(file: string) {
  return existsSync(file) ? statSync(file).size : 0
}
