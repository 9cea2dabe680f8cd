const KEY = "narcats-world"
const VERSION = 1
/** More than there is to finish or to say about it; whatever is longer was not written by this site. */
const MOST_FINISHED = 300
const MOST_PROOF = 60
const LONGEST = 80

/** Something a guest finished, and how, so that the server can check it at sign-up. */
export interface FinishedThing {
  source: string
  proof: readonly string[]
}

/** What a guest has in Narcat's World. It stays on this device. */
export interface GuestWorld {
  finished: readonly FinishedThing[]
  /** Costumes and backgrounds, in the order in which they were bought. */
  bought: readonly string[]
  costume: string | null
  background: string | null
  nameplate: string | null
}

type WorldStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

export const EMPTY_WORLD: GuestWorld = {
  finished: [],
  bought: [],
  costume: null,
  background: null,
  nameplate: null,
}

const memory = new Map<string, string>()
const untilReload: WorldStorage = {
  getItem: key => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: key => void memory.delete(key),
}

/** localStorage, or memory where access to it throws. */
export function worldStorage(): WorldStorage {
  try {
    return window.localStorage
  } catch {
    return untilReload
  }
}

/** Everything that is not ours or of another version counts as nothing. */
export function readGuestWorld(storage: WorldStorage): GuestWorld {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "null")
    if (!isRecord(found) || found.version !== VERSION) return EMPTY_WORLD
    return {
      finished: listOf(found.finished, isFinishedThing).slice(0, MOST_FINISHED),
      bought: [...new Set(listOf(found.bought, isShort))].slice(0, MOST_PROOF),
      costume: shortOrNull(found.costume),
      background: shortOrNull(found.background),
      nameplate: shortOrNull(found.nameplate),
    }
  } catch {
    return EMPTY_WORLD
  }
}

export function writeGuestWorld(storage: WorldStorage, world: GuestWorld) {
  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, ...world }))
  } catch {
    // Storage can be full or disabled; the game still works.
  }
}

export function clearGuestWorld(storage: WorldStorage) {
  storage.removeItem(KEY)
}

export function hasGuestWorld({ finished, nameplate }: GuestWorld) {
  return finished.length > 0 || nameplate !== null
}

/** Notes something as finished; false if it was before. */
export function finishAsGuest(storage: WorldStorage, thing: FinishedThing): boolean {
  const world = readGuestWorld(storage)
  if (world.finished.some(({ source }) => source === thing.source)) return false
  writeGuestWorld(storage, { ...world, finished: [...world.finished, thing] })
  return true
}

function isFinishedThing(value: unknown): value is FinishedThing {
  return (
    isRecord(value) &&
    isShort(value.source) &&
    Array.isArray(value.proof) &&
    value.proof.length <= MOST_PROOF &&
    value.proof.every(isShort)
  )
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST
}

function shortOrNull(value: unknown) {
  return isShort(value) ? value : null
}
