import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { openLettering } from "#app/lib/og-image/lettering.server.ts"
import { beginDrawing } from "./course-art/hand.ts"
import { sheet } from "./course-art/scene.ts"
import { BAG_NAMES, bagSheet } from "./world-art/bag.ts"
import { NARCAT_PARTS, narcatSheet } from "./world-art/narcat-parts.ts"
import { PATIENTS } from "./world-art/patients.ts"
import { signsPicture } from "./world-art/signs.ts"

/** The text of each file of Narcat's World that this script draws, by its path under public. */
export async function drawWorldArt(): Promise<Record<string, string>> {
  const letters = await openLettering()
  const files: Record<string, string> = {}
  const draw = (path: string, drawing: () => string) => {
    beginDrawing()
    files[path] = drawing()
  }
  for (const [name, part] of Object.entries(NARCAT_PARTS))
    draw(`mascot/parts/${name}.svg`, () => narcatSheet(part()))
  for (const place of Object.keys(PATIENTS))
    draw(`art/world/signs/${place}.svg`, () => sheet(signsPicture(place, letters)))
  for (const name of BAG_NAMES) draw(`art/world/bag/${name}.svg`, () => bagSheet(name))
  return files
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await drawWorldArt())) {
    const file = join(import.meta.dirname, "../public", path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
