import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { ServerBuild } from "react-router"

const COURSE_PAGES = ["detail", "learn", "quiz", "card"].map(name => `pages/courses/${name}`)
// A device is cleared here, also if the network is lost before these pages have loaded their scripts.
const LEAVING_PAGES = ["me", "me/security", "courses/next-person"].map(name => `pages/${name}`)
const PICTURES = "/art/courses"
const IMPORTED = /(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g

type Sizes = Record<string, number>

/**
 * Writes `/builds/offline.json` for the service worker: the scripts that every page, the pages to sign out, and course
 * pages load, also the ones that are loaded later and that no HTML names, with the sizes that the person is shown
 * before saving.
 */
export async function writeOfflineFiles(client: string, { assets }: ServerBuild) {
  const { entry, routes, version: id } = assets
  const filesOf = (route: string): string[] => {
    const found = routes[route]
    if (!found) return []
    return [found.module, ...(found.imports ?? []), ...(found.css ?? []), ...filesOf(found.parentId ?? "")]
  }
  const shell = await withImports(client, [
    ...[entry.module, ...entry.imports],
    ...["root", ...LEAVING_PAGES].flatMap(filesOf),
  ])
  const courses = await withImports(client, COURSE_PAGES.flatMap(filesOf))
  const pictures = (await readdir(join(client, PICTURES))).filter(name => name.endsWith(".svg"))
  const list = {
    id,
    shell: await sizesOf(client, shell),
    courses: await sizesOf(client, courses.difference(shell)),
    pictures: await sizesOf(
      client,
      pictures.map(name => `${PICTURES}/${name}`),
    ),
  }
  await writeFile(join(client, "builds/offline.json"), JSON.stringify(list))
}

/** These scripts and all that they import, at once or later. */
async function withImports(client: string, urls: readonly string[]) {
  const found = new Set(urls)
  for (const url of found) {
    if (!url.endsWith(".js")) continue
    const text = await readFile(join(client, url), "utf8")
    for (const [, name] of text.matchAll(IMPORTED)) found.add(`/assets/${name}`)
  }
  return found
}

async function sizesOf(client: string, urls: Iterable<string>): Promise<Sizes> {
  const sizes = [...urls].map(async url => [url, (await stat(join(client, url))).size] as const)
  return Object.fromEntries(await Promise.all(sizes))
}
