import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Lettering, openLettering } from "#app/lib/og-image/lettering.server.ts"
import * as company from "./course-art/company.ts"
import { beginDrawing } from "./course-art/hand.ts"
import * as ideas from "./course-art/ideas.ts"
import * as infants from "./course-art/infants.ts"
import * as injection from "./course-art/injection.ts"
import * as recovery from "./course-art/recovery.ts"
import { type Drawing, sheet } from "./course-art/scene.ts"
import * as signs from "./course-art/signs.ts"
import * as steps from "./course-art/steps.ts"
import * as things from "./course-art/things.ts"

/** The illustrations of the lessons, by the names that lessons use. */
const DRAWINGS: Record<string, (letters: Lettering) => Drawing> = {
  "arm-out": recovery.armOut,
  "breath-lines": signs.breathLines,
  "calendar-break": ideas.calendarBreak,
  "call-911": steps.call911,
  "chest-compressions": steps.chestCompressions,
  "dose-clock": steps.doseClock,
  "draw-up": injection.drawUp,
  "hand-to-cheek": recovery.handToCheek,
  "infant-breath": infants.infantBreath,
  "infant-compressions": infants.infantCompressions,
  "inject-thigh": injection.injectThigh,
  "knee-up": recovery.kneeUp,
  "lip-colors": ideas.lipColors,
  "mixed-pills": things.mixedPills,
  "naloxone-box": things.naloxoneBox,
  "narcat-lookout": company.narcatLookout,
  "narcat-waving": company.narcatWaving,
  "person-signs": ideas.personSigns,
  pupils: signs.pupils,
  receptors: ideas.receptors,
  "recovery-position": recovery.recoveryPosition,
  "rescue-breath": steps.rescueBreath,
  "response-check": steps.responseCheck,
  roll: recovery.roll,
  snoring: signs.snoring,
  "spray-in-nostril": steps.sprayInNostril,
  "spray-parts": things.sprayParts,
  "stay-together": steps.stayTogether,
  talk: company.talk,
  "test-strip": things.testStrip,
  "vial-and-syringe": injection.vialAndSyringe,
  "vial-clock": injection.vialClock,
}

/** The text of each file under public/art/courses, by name. */
export async function drawCourseArt(): Promise<Record<string, string>> {
  const letters = await openLettering()
  return Object.fromEntries(
    Object.entries(DRAWINGS).map(([name, draw]) => {
      beginDrawing()
      return [name, sheet(draw(letters))]
    }),
  )
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, "../public/art/courses")
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(await drawCourseArt())) {
    writeFileSync(join(folder, `${name}.svg`), text)
  }
}
