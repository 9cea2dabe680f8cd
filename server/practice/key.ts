import { randomBytes } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The key of the links that open the practice site, in the data folder of the real one, so that links outlive a restart. */
export async function loadPracticeKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "practice.key")
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(ignoreExisting)
  return (await readFile(path, "utf8")).trim()
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error
}
