import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openBackend } from "#backend/open.ts"
import { mailTemplates } from "./mail-templates/generate.ts"

// A new database, so that the emails follow the migrations and not local changes.
const dataDir = await mkdtemp(join(tmpdir(), "open-airway-emails-"))
try {
  const backend = await openBackend({ dataDir })
  try {
    const client = await backend.connect()
    for (const { file, html } of await mailTemplates(client)) {
      await writeFile(file, html)
      console.log(`${file} written`)
    }
    await client.end()
  } finally {
    await backend.close()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
