import { merged, type Place, type Places } from "./lesson-position.ts"

const KEY = "course-places"

/** A place as this device keeps it: whose it is (nobody's yet, for a guest), and when it was written. */
interface KeptPlace extends Place {
  of: string | null
  at: number
}

type StoredPositions = Record<string, KeptPlace>
export type PlaceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

const memory = new Map<string, string>()
const untilReload: PlaceStorage = {
  getItem: key => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: key => void memory.delete(key),
}

/** The browser's own storage. Where it is forbidden, merely naming it fails: then places last as long as the page. */
export function deviceStorage(): PlaceStorage {
  try {
    return window.localStorage
  } catch {
    return untilReload
  }
}

/** What a member's device has yet to tell the server, as the server takes it. */
export interface UntoldPlace extends Place {
  lesson: string
  at: number
}

/** Writes before anything else happens: what is here survives a closed tab and a lost connection. */
export function savePosition(
  storage: PlaceStorage,
  lesson: string,
  of: string | null,
  change: Partial<Place>,
) {
  const kept = read(storage)
  const before = isFor(kept[lesson], of) ? kept[lesson] : undefined
  kept[lesson] = { ...merged(before, change), of, at: Date.now() }
  write(storage, kept)
}

/**
 * What the device holds at this moment, to be laid over what the server knows of a person: their own places, and a
 * guest's, whom they turned out to be. Taken before the server is asked, so that nothing told meanwhile is missed.
 */
export function storedPositions(storage: PlaceStorage) {
  const kept = read(storage)
  return function over(known: Places, person: string | null): Places {
    const own = Object.entries(kept).filter(([, place]) => isFor(place, person))
    return {
      ...known,
      ...Object.fromEntries(own.map(([lesson, place]) => [lesson, merged(known[lesson], placeOf(place))])),
    }
  }
}

export function unsyncedPositions(storage: PlaceStorage, member: string): UntoldPlace[] {
  return Object.entries(read(storage))
    .filter(([, place]) => isFor(place, member))
    .map(([lesson, place]) => ({ lesson, ...placeOf(place), at: place.at }))
}

/** Once the server has them. What was written meanwhile stays. */
export function clearPositions(storage: PlaceStorage, told: readonly UntoldPlace[]) {
  const kept = read(storage)
  for (const { lesson, at } of told) if (kept[lesson]?.at === at) delete kept[lesson]
  write(storage, kept)
}

function placeOf({ block, seconds, checks, done }: KeptPlace): Place {
  return { block, seconds, checks, done }
}

function isFor(place: KeptPlace | undefined, person: string | null) {
  return place !== undefined && (place.of === null || place.of === person)
}

function read(storage: PlaceStorage): StoredPositions {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "{}")
    return Object.fromEntries(Object.entries(found as object).filter(([, place]) => isPlace(place)))
  } catch {
    // Somebody else's text under our name is no progress.
    return {}
  }
}

function write(storage: PlaceStorage, kept: StoredPositions) {
  try {
    if (Object.keys(kept).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A device that keeps nothing (full, or told not to) still shows the lesson.
  }
}

function isPlace(value: unknown): value is KeptPlace {
  const place = value as Partial<KeptPlace> | null
  return (
    typeof place?.block === "number" &&
    typeof place.seconds === "number" &&
    typeof place.checks === "object" &&
    place.checks !== null &&
    typeof place.done === "boolean" &&
    typeof place.at === "number" &&
    (place.of === null || typeof place.of === "string")
  )
}
