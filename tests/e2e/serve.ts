import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

// The site as it ships, on a data folder of its own that nobody has used before. The system's temporary folder
// keeps its path short enough for a socket inside it.
const folder = mkdtempSync(join(tmpdir(), "open-airway-e2e-"))
mkdirSync(".cache", { recursive: true })
writeFileSync(".cache/e2e-data-folder", folder)
process.env.DATA_DIR = folder
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
await import("../../server/index.ts")
