import type { Site } from "#server/start/site.ts"
import { serveBuiltSite } from "../built-site.ts"

// The built site in a process of its own. A request with the header x-render-fragments renders without the fragment
// cache.
const site = await serveBuiltSite({
  ...{ port: Number(process.env.PORT), dataDir: process.env.DATA_DIR!, change: withFragmentSwitch },
})
process.once("SIGTERM", () => site.close().then(() => process.exit()))

function withFragmentSwitch(built: Site): Site {
  return {
    ...built,
    render: (request, app) =>
      built.render(request, { ...app, cacheFragments: !request.headers.has("x-render-fragments") }),
  }
}
