import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { openBackend } from "#backend/open.ts"
import { fillDataModel } from "./schema/data-model.ts"
import { generateSchema } from "./schema/generate.ts"

const DATA_MODEL = "docs/data-model.md"
const FOLDER = process.argv[2] ?? "supabase/schemas"

// A database of its own, so that the files follow the migrations and no local data.
const dataDir = await mkdtemp(join(tmpdir(), "open-airway-schema-"))
try {
  const backend = await openBackend({ dataDir })
  try {
    const client = await backend.connect()
    const files = await generateSchema(client)
    await writeFile(DATA_MODEL, await fillDataModel(client, await readFile(DATA_MODEL, "utf8")))
    await client.end()
    await rm(FOLDER, { recursive: true, force: true })
    for (const [path, text] of files) {
      await mkdir(dirname(join(FOLDER, path)), { recursive: true })
      await writeFile(join(FOLDER, path), text)
    }
  } finally {
    await backend.close()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`Wrote ${FOLDER} and ${DATA_MODEL}`)
