import "./production.ts"
import { join, resolve } from "node:path"
import type { AuthOptions } from "#backend/auth/options.ts"
import { type Backend, mountBackend } from "#backend/mount.ts"
import { openStaticFiles } from "#server/files/static-files.ts"
import { createHttpServer } from "#server/http/http-server.ts"
import { createLog, type Log } from "#server/logging/log.ts"
import { loadBuiltSite, type Site } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"

interface BuiltSiteOptions {
  port: number
  dataDir: string
  log?: Log
  auth?: Partial<AuthOptions>
  /** Replaces parts of the site. */
  change?: (site: Site) => Site
}

interface BuiltSite {
  backend: Backend
  siteUrl: URL
  close(): Promise<void>
}

/** Serves the built site with demo content, as npm start does. */
export async function serveBuiltSite(options: BuiltSiteOptions): Promise<BuiltSite> {
  const { port, dataDir, auth, log = createLog(), change = site => site } = options
  const root = resolve(import.meta.dirname, "..")
  const siteUrl = new URL(`http://127.0.0.1:${port}`)
  const backend = await mountBackend({ siteUrl: siteUrl.origin, dataDir, auth, demo: true })
  const { server } = await createHttpServer({
    ...{ siteUrl, port, trustProxy: 0, dev: false, backend, log },
    supabase: embeddedSupabase(backend, siteUrl),
    files: await openStaticFiles(join(root, "build/client")),
    loadSite: async () => change(await loadBuiltSite(root)),
  })
  server.listen(port, "127.0.0.1")
  return {
    ...{ backend, siteUrl },
    async close() {
      await new Promise(closed => server.close(closed).closeAllConnections())
      await backend.close()
    },
  }
}
