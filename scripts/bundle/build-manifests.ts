import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { ServerBuild } from "react-router"

/** The server build, which lists the files of every route. */
export function readServerBuild(folder = "build/server"): Promise<ServerBuild> {
  return import(pathToFileURL(join(folder, "index.js")).href)
}

/** Writes the files in which clients look for new builds and for the chunks of other pages. */
export async function writeBuildManifests(client: string, build: ServerBuild, timestamp: number) {
  const id = build.assets.version
  const { entry } = build.assets
  const shell = new Set([entry.module, ...entry.imports])
  // Resource routes have no code for the browser, no page links to those for developers, the console and
  // the practice site are not for visitors, and every page has loaded the shell.
  const pages = Object.values(build.assets.routes).filter(
    route =>
      build.routes[route!.id]?.module.default &&
      !route!.path?.startsWith("dev/") &&
      !/^((layouts|pages)\/staff|pages\/practice)\b/.test(route!.id),
  )
  const routes = pages.map(route => {
    const { id, parentId, path, index, module, imports = [] } = route!
    return { id, parentId, path, index, module, imports: imports.filter(url => !shell.has(url)) }
  })
  const matcher = { static: {}, wildcard: {}, dynamic: {} }
  const meta = { id, timestamp, matcher, prerendered: [], routes }
  await mkdir(join(client, "builds/meta"), { recursive: true })
  await writeFile(join(client, "builds/latest.json"), JSON.stringify({ id, timestamp }))
  await writeFile(join(client, `builds/meta/${id}.json`), JSON.stringify(meta))
}
