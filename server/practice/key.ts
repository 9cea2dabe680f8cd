import { join } from "node:path"
import { loadKeyFile } from "../start/key-file.ts"

/** The key of the links that open the practice site, in the data folder of the real one, so that links outlive a restart. */
export function loadPracticeKey(dataDir: string): Promise<string> {
  return loadKeyFile(join(dataDir, "practice.key"))
}
