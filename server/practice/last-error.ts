import type { ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"

/** Reads the output of a process; the returned function says which error it wrote last, or null. */
export function watchErrors({
  stdout,
  stderr,
}: Pick<ChildProcess, "stdout" | "stderr">): () => string | null {
  let last: string | null = null
  if (stdout) createInterface({ input: stdout }).on("line", line => (last = errorInLog(line) ?? last))
  if (stderr) createInterface({ input: stderr }).on("line", line => (last = errorInText(line) ?? last))
  return () => last
}

/** The error in a line of the site's log, or null. */
function errorInLog(line: string): string | null {
  if (!line.startsWith("{") || !line.includes('"level":"error"')) return null
  try {
    const { message, error } = JSON.parse(line) as { message?: string; error?: string }
    return error ?? message ?? null
  } catch {
    // The process was killed while it wrote the line.
    return line
  }
}

/** A line of text that says what is wrong; null for the lines of a stack trace around it. */
function errorInText(line: string): string | null {
  return /^[A-Z].* /.test(line) && !line.startsWith("Node.js v") ? line : null
}
