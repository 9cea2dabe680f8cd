import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createLog } from "#server/logging/log.ts"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { serveBuiltSite } from "../built-site.ts"
import { signInMember } from "../member.ts"

/** The built site with the demo data, on a port of its own. */
export async function startMeasuredSite() {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), "open-airway-lighthouse-"))
  await copyPreparedData(dataDir)
  const { backend, siteUrl, close } = await serveBuiltSite({ port, dataDir, log: createLog({ write() {} }) })
  return {
    origin: siteUrl.origin,
    /** The cookie of a new member. */
    signIn: async () => (await signInMember(backend, siteUrl.origin)).cookie,
    async close() {
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
