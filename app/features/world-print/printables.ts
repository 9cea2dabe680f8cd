import { colorNarcat, colorTheQuad, colorTheSteps } from "./coloring.ts"
import { poster } from "./poster.ts"
import type { PrintPage, PrintStep } from "./print-page.ts"
import { puppet } from "./puppet.ts"
import { stickers } from "./stickers.ts"

/** Everything that can be printed, by the name of its file. */
export const PRINTABLES: Record<string, (steps: readonly PrintStep[]) => PrintPage> = {
  "color-narcat": colorNarcat,
  "color-the-quad": colorTheQuad,
  "color-the-steps": colorTheSteps,
  poster,
  puppet,
  stickers,
}
