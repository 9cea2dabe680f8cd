import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type pg from "pg"

interface Site {
  admin: pg.Pool
  siteUrl: string
  secretKey: string
  fetch(request: Request): Promise<Response>
}

const FOLDER = fileURLToPath(new URL("../supabase/demo-pictures", import.meta.url))
const DONE = "demo pictures"
const TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" }

/** Uploads the files of the pictures in the demo content, once. A start that was interrupted uploads them again. */
export async function uploadDemoPictures(site: Site) {
  const { rowCount } = await site.admin.query("select from backend.done_once where name = $1", [DONE])
  if (rowCount) return
  const paths = readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter(path => /\.\w+$/.test(path))
  await Promise.all(paths.map(path => upload(site, path.replaceAll("\\", "/"))))
  await site.admin.query("insert into backend.done_once (name) values ($1) on conflict do nothing", [DONE])
}

async function upload({ siteUrl, secretKey, fetch }: Site, path: string) {
  const response = await fetch(
    new Request(`${siteUrl}/storage/v1/object/pictures/${path}`, {
      method: "PUT",
      headers: {
        apikey: secretKey,
        "content-type": TYPES[path.split(".").at(-1)!]!,
        "cache-control": "max-age=31536000",
      },
      body: new Uint8Array(readFileSync(join(FOLDER, path))),
    }),
  )
  if (!response.ok) throw new Error(`The demo picture ${path} was not stored: ${await response.text()}`)
}
