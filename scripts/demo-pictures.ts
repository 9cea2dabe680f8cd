import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { renderAsync } from "@resvg/resvg-js"
import { makePictureFiles } from "#app/lib/images/picture-files.server.ts"

const ROOT = join(import.meta.dirname, "..")
const WIDTH = 960

// The drawings behind the pictures of the demo site, by the ids in supabase/seed.sql.
const DRAWINGS = {
  "00000000-0000-4000-8000-000000000101": "public/art/narcatsworld-scene.svg",
  "00000000-0000-4000-8000-000000000102": "public/art/courses/stay-together.svg",
  "00000000-0000-4000-8000-000000000103": "public/art/courses/naloxone-box.svg",
}

// Writes the files of the demo pictures, and prints what their rows in supabase/seed.sql must say.
for (const [id, drawing] of Object.entries(DRAWINGS)) {
  const svg = readFileSync(join(ROOT, drawing), "utf8")
  const rendered = await renderAsync(svg, { fitTo: { mode: "width", value: WIDTH } })
  const made = await makePictureFiles(rendered.asPng())
  if (!made.ok) throw new Error(`${drawing} is ${made.reason}`)
  const { files, ...row } = made.output
  const folder = join(ROOT, "supabase/demo-pictures", id)
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes)
  console.log(id, JSON.stringify(row))
}
