import { join } from "node:path"
import { type Json, readContentFile } from "./read-file.ts"
import { stepsFile } from "./schema/files.ts"

/** Content files write this in place of the list of steps. */
const SIX_STEPS = "six-steps"
const SECONDS_PER_FRAME = 7

/** Replaces `six-steps` by the steps of the language, in the shape that its section, block or course needs. */
export function withSteps(dir: string, locale: string) {
  return function replace(value: Json): Json {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        entry === SIX_STEPS ? stepsFor(`${value.kind ?? "course"}.${key}`, dir, locale) : replace(entry),
      ]),
    )
  }
}

function stepsFor(place: string, dir: string, locale: string): Json {
  const steps = readContentFile(join(dir, locale, "steps.yaml"), stepsFile)
  switch (place) {
    case "urgent.items":
      return steps.map(({ id, title, lines, say, more, picture, alt, action }) => ({
        ...{ id, title, lines, say, more, alt },
        scene: picture,
        ...(action ? { action } : {}),
      }))
    case "film.frames":
      return steps.map(({ title, short, picture, alt }) => ({
        art: picture,
        alt,
        caption: `${title}: ${short}`,
        seconds: SECONDS_PER_FRAME,
      }))
    case "order.steps":
      return steps.map(({ id, title, short }) => ({ id, text: `${title}: ${short}` }))
    case "steps.items":
    case "course.rescue_steps":
      return steps.map(({ title, short }) => ({ title, text: short }))
    default:
      // Its schema rejects it, with the name of the file.
      return SIX_STEPS
  }
}
