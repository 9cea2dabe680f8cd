import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openBackend } from "#backend/open.ts"
import { mailTemplates } from "./mail-templates/generate.ts"

// A database of its own, so that the mails follow the migrations and nobody's experiments.
const dataDir = await mkdtemp(join(tmpdir(), "open-airway-mails-"))
try {
  const backend = await openBackend({ dataDir })
  try {
    const client = await backend.connect()
    for (const { file, html } of await mailTemplates(client)) {
      await writeFile(file, html)
      console.log(`${file} follows backend/auth/email/emails.ts`)
    }
    await client.end()
  } finally {
    await backend.close()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
