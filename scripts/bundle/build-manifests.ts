import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

interface ReactRouterManifest {
  version: string
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<
    string,
    {
      id: string
      parentId?: string
      path?: string
      index?: boolean
      hasDefaultExport: boolean
      module: string
      imports: string[]
    }
  >
}

/** React Router's own manifest of a built client: a script that sets a global. */
export async function readManifest(client: string): Promise<ReactRouterManifest> {
  const files = await readdir(join(client, "assets"))
  const name = files.find(file => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`${client} holds no manifest of React Router`)
  const text = await readFile(join(client, "assets", name), "utf8")
  return JSON.parse(text.replace(/^[^=]+=/, "").replace(/;\s*$/, ""))
}

/** Writes what browsers ask for to learn of new builds and of the routes of their own. */
export async function writeBuildManifests(client: string, timestamp: number) {
  const { version: id, routes } = await readManifest(client)
  const meta = {
    id,
    timestamp,
    matcher: { static: {}, wildcard: {}, dynamic: {} },
    prerendered: [],
    routes: Object.values(routes),
  }
  await mkdir(join(client, "builds/meta"), { recursive: true })
  await writeFile(join(client, "builds/latest.json"), JSON.stringify({ id, timestamp }))
  await writeFile(join(client, `builds/meta/${id}.json`), JSON.stringify(meta))
}
