import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyPreparedData } from "../support/prepared-data.ts"

// The site as it ships, on a new data folder. In the system's temporary folder, because the path of a Unix socket
// must be short.
const folder = mkdtempSync(join(tmpdir(), "open-airway-e2e-"))
await copyPreparedData(folder)
mkdirSync(".cache", { recursive: true })
writeFileSync(".cache/e2e-data-folder", folder)
process.env.DATA_DIR = folder
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
await import("../../server/index.ts")
