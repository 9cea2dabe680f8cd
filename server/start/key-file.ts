import { randomBytes, randomUUID } from "node:crypto"
import { link, mkdir, open, readFile, rm } from "node:fs/promises"
import { dirname } from "node:path"

/** The random key in a file, as 64 hexadecimal digits; the first call creates it. */
export async function loadKeyFile(path: string): Promise<string> {
  const existing = await readFile(path, "utf8").catch(ignoreMissing)
  if (existing !== undefined) return existing.trim()
  await mkdir(dirname(path), { recursive: true })
  // Linked when it is complete: a process that is killed leaves no empty key, and of two that start at once one wins.
  const temporaryFile = `${path}.${randomUUID()}`
  try {
    await writeToDisk(temporaryFile, randomBytes(32).toString("hex"))
    await link(temporaryFile, path).catch(ignoreExisting)
  } finally {
    await rm(temporaryFile, { force: true })
  }
  return (await readFile(path, "utf8")).trim()
}

async function writeToDisk(path: string, text: string) {
  const file = await open(path, "wx", 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error
}
