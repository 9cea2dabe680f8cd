import { RESCUE_STEPS } from "#content/schema/rescue-steps.ts"

export type RescueStep = (typeof RESCUE_STEPS)[number]

/** How far a rescue has come. */
export interface Rescue {
  step: RescueStep
  /** When each spray was given, in milliseconds. */
  sprays: readonly number[]
  /** Babies and small children get gentler breaths, more often. */
  isChild: boolean
  /** 911 said CPR, which takes the place of the breaths. */
  isCpr: boolean
  hasSound: boolean
}

export const NEW_RESCUE: Rescue = {
  ...{ step: "check", sprays: [] },
  ...{ isChild: false, isCpr: false, hasSound: false },
}

/** Another spray is given two to three minutes after the last one. */
export const WAIT_SECONDS = { from: 120, to: 180 }
/** Longer than naloxone works. What is older belongs to another rescue. */
const REMEMBERED_MS = 2 * 60 * 60 * 1000

/** How the steps look at one moment. */
interface RescueView {
  /** Since the last spray. */
  seconds: number
  /** Whether the next spray is not yet due, due, or late. */
  wait: "early" | "due" | "late"
  /** By the names that `data-text` attributes have. */
  texts: Record<"sprays" | "unit" | "timer" | "wait" | "report", string>
  /** Which parts are shown, by the names that `data-when` attributes have. */
  parts: Record<RescuePart, boolean>
}

export type RescuePart =
  | ("adult" | "breaths" | "adultBreaths" | "childBreaths" | "cpr" | "adultCpr" | "childCpr")
  | ("unsprayed" | "sprayed" | "waiting" | "due")

export function viewOf(rescue: Rescue, now: number): RescueView {
  const { sprays, isChild, isCpr } = rescue
  const last = sprays.at(-1)
  const seconds = last === undefined ? 0 : secondsSince(last, now)
  const wait = seconds >= WAIT_SECONDS.to ? "late" : seconds >= WAIT_SECONDS.from ? "due" : "early"
  return {
    ...{ seconds, wait },
    texts: {
      sprays: String(sprays.length),
      unit: sprays.length === 1 ? "spray" : "sprays",
      timer: formatTimer(seconds),
      wait: formatTimer(Math.max(0, WAIT_SECONDS.from - seconds)),
      report: sprayReport(rescue, now),
    },
    parts: {
      adult: !isChild,
      breaths: !isCpr,
      adultBreaths: !isCpr && !isChild,
      childBreaths: !isCpr && isChild,
      cpr: isCpr,
      adultCpr: isCpr && !isChild,
      childCpr: isCpr && isChild,
      unsprayed: sprays.length === 0,
      sprayed: sprays.length > 0,
      waiting: sprays.length > 0 && wait === "early",
      due: wait !== "early",
    },
  }
}

export function pacerLabel(isChild: boolean) {
  return `Breath pacer: one breath every ${isChild ? "2 to 3" : "5"} seconds. Give a breath, then let it out.`
}

function secondsSince(time: number, now: number) {
  return Math.max(0, Math.floor((now - time) / 1000))
}

function formatTimer(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** What the crew of the ambulance asks first. */
function sprayReport({ sprays }: Rescue, now: number) {
  const last = sprays.at(-1)
  if (last === undefined) return "No spray counted here."
  const minutes = Math.floor(secondsSince(last, now) / 60)
  const ago = minutes === 0 ? "less than a minute" : minutes === 1 ? "1 minute" : `${minutes} minutes`
  return sprays.length === 1 ? `1 spray, ${ago} ago.` : `${sprays.length} sprays. The last one ${ago} ago.`
}

export function toStored(rescue: Rescue, now: number) {
  return JSON.stringify({ ...rescue, at: now })
}

/** What was stored for a reload; a new rescue if that is too long ago, or unreadable. */
export function fromStored(stored: string | null, now: number): Rescue {
  if (stored === null) return NEW_RESCUE
  try {
    const { at, step, sprays, isChild, isCpr, hasSound } = JSON.parse(stored)
    const isRecent = typeof at === "number" && now - at < REMEMBERED_MS && at <= now
    if (!isRecent || !RESCUE_STEPS.includes(step) || !isTimes(sprays)) return NEW_RESCUE
    return {
      ...{ step, sprays },
      ...{ isChild: isChild === true, isCpr: isCpr === true, hasSound: hasSound === true },
    }
  } catch {
    return NEW_RESCUE
  }
}

function isTimes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(time => typeof time === "number")
}
