import { randomBytes } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { ConfigurationError, type SiteEnv } from "../env.ts"

/**
 * The key for addresses of refills: SEALING_KEY, or a file in the data folder that the first start writes. It is not
 * in the database, so that a dump of it has no readable address.
 */
export async function loadSealingKey({ sealingKey, dataDir }: Pick<SiteEnv, "sealingKey" | "dataDir">) {
  if (sealingKey) return Buffer.from(sealingKey, "hex")
  const path = join(dataDir, "sealing.key")
  await mkdir(dataDir, { recursive: true })
  // Of two processes that start at once, the second uses the file of the first.
  await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(ignoreExisting)
  const key = Buffer.from((await readFile(path, "utf8")).trim(), "hex")
  if (key.length !== 32) throw new ConfigurationError(`${path} must hold 64 hexadecimal digits`)
  return key
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error
}
