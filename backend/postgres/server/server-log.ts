import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from "node:fs"

const LARGEST_LOG = 4 * 1024 * 1024
const LOOK_EVERY_MS = 10 * 60 * 1000

/** Keeps the server's log and one older part of it small. The server appends, so it goes on in the emptied file. */
export function boundLog(file: string) {
  shorten(file)
  const timer = setInterval(shorten, LOOK_EVERY_MS, file).unref()
  return () => clearInterval(timer)
}

export function shorten(file: string, largest = LARGEST_LOG) {
  if (!existsSync(file) || statSync(file).size <= largest) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/** What the server wrote since its log had this size. */
export function logSince(file: string, size: number) {
  return readFileSync(file).subarray(size).toString().trim()
}

export function logSize(file: string) {
  return existsSync(file) ? statSync(file).size : 0
}
