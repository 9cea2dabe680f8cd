import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openBackend } from "#backend/open.ts"
import { generateTypes } from "./types/generate.ts"

const FILE = "app/lib/supabase/database.types.ts"

// A database of its own, so that the types follow the migrations and no local changes.
const dataDir = await mkdtemp(join(tmpdir(), "open-airway-types-"))
try {
  const backend = await openBackend({ dataDir })
  try {
    const client = await backend.connect()
    await writeFile(FILE, await generateTypes(client))
    await client.end()
  } finally {
    await backend.close()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`${FILE} follows the migrations`)
