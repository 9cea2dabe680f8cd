import { join } from "node:path"
import { ConfigurationError, type SiteEnv } from "../env.ts"
import { loadKeyFile } from "./key-file.ts"

/**
 * The key for addresses of refills: SEALING_KEY, or a file in the data folder that the first start writes. It is not
 * in the database, so that a dump of it has no readable address.
 */
export async function loadSealingKey({ sealingKey, dataDir }: Pick<SiteEnv, "sealingKey" | "dataDir">) {
  if (sealingKey) return Buffer.from(sealingKey, "hex")
  const path = join(dataDir, "sealing.key")
  const key = Buffer.from(await loadKeyFile(path), "hex")
  if (key.length !== 32) throw new ConfigurationError(`${path} must hold 64 hexadecimal digits`)
  return key
}
