import { join, resolve } from "node:path"
import { mountBackend } from "#backend/mount.ts"
import { openStaticFiles } from "#server/files/static-files.ts"
import { createHttpServer } from "#server/http/http-server.ts"
import { createLog } from "#server/logging/log.ts"
import { loadBuiltSite, type Site } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"

// The built site on its own server, as npm start runs it. A request with the header x-render-fragments renders
// without the fragment cache.
const root = resolve(import.meta.dirname, "../..")
const port = Number(process.env.PORT)
const siteUrl = new URL(`http://127.0.0.1:${port}`)
const backend = await mountBackend({ siteUrl: siteUrl.origin, dataDir: process.env.DATA_DIR!, demo: true })
const { server } = await createHttpServer({
  ...{ siteUrl, port, trustProxy: 0, dev: false, backend },
  supabase: embeddedSupabase(backend, siteUrl),
  files: await openStaticFiles(join(root, "build/client")),
  log: createLog(),
  loadSite: async () => withFragmentSwitch(await loadBuiltSite(root)),
})
server.listen(port, "127.0.0.1")
process.once("SIGTERM", async () => {
  await new Promise(closed => server.close(closed).closeAllConnections())
  await backend.close()
  process.exit()
})

function withFragmentSwitch(site: Site): Site {
  return {
    ...site,
    render: (request, app) =>
      site.render(request, { ...app, cacheFragments: !request.headers.has("x-render-fragments") }),
  }
}
