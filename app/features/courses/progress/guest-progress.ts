import { type LessonPosition, type LessonPositions, mergePositions } from "./lesson-position.ts"

// Every page looks for it (app/lib/offline/send-when-online.ts).
const KEY = "lesson-positions"

/** A position as stored on this device, with its owner (null for a guest). */
interface StoredPosition extends LessonPosition {
  of: string | null
}

type StoredPositions = Record<string, StoredPosition>
export type ProgressStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

const memory = new Map<string, string>()
const untilReload: ProgressStorage = {
  getItem: key => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: key => void memory.delete(key),
}

/** localStorage, or memory where access to it throws. */
export function progressStorage(): ProgressStorage {
  try {
    return window.localStorage
  } catch {
    return untilReload
  }
}

/** A position that is not synced yet, in the server's format. */
interface UnsyncedPosition extends LessonPosition {
  lesson: string
}

/** Stores a position first, so that it survives a closed tab or a lost connection. */
export function savePosition(
  storage: ProgressStorage,
  lesson: string,
  of: string | null,
  change: Partial<LessonPosition>,
) {
  const stored = readPositions(storage)
  const before = isFor(stored[lesson], of) ? stored[lesson] : undefined
  stored[lesson] = { ...mergePositions(before, { at: Date.now(), ...change }), of }
  writePositions(storage, stored)
}

/**
 * This person's positions on the device, to merge over the server's. Read before the request, so that nothing synced
 * in the meantime is lost.
 */
export function storedPositions(storage: ProgressStorage) {
  const stored = readPositions(storage)
  return function over(known: LessonPositions, person: string | null): LessonPositions {
    const own = Object.entries(stored).filter(([, position]) => isFor(position, person))
    return {
      ...known,
      ...Object.fromEntries(
        own.map(([lesson, position]) => [lesson, mergePositions(known[lesson], positionOf(position))]),
      ),
    }
  }
}

export function unsyncedPositions(storage: ProgressStorage, member: string): UnsyncedPosition[] {
  return Object.entries(readPositions(storage))
    .filter(([, position]) => isFor(position, member))
    .map(([lesson, position]) => ({ lesson, ...positionOf(position) }))
}

/** The members whose positions this device has not sent yet. */
export function unsentMembers(storage: ProgressStorage) {
  const owners = Object.values(readPositions(storage)).map(({ of }) => of)
  return [...new Set(owners)].filter(owner => owner !== null)
}

/** How many lessons of a member this device has not sent yet. A guest's stay here. */
export function unsentCount(storage: ProgressStorage) {
  return Object.values(readPositions(storage)).filter(({ of }) => of !== null).length
}

/** Removes synced positions, except those written in the meantime. */
export function clearPositions(
  storage: ProgressStorage,
  synced: readonly Pick<UnsyncedPosition, "lesson" | "at">[],
) {
  const stored = readPositions(storage)
  for (const { lesson, at } of synced) if (stored[lesson]?.at === at) delete stored[lesson]
  writePositions(storage, stored)
}

export function hasGuestProgress(storage: ProgressStorage) {
  return Object.values(readPositions(storage)).some(({ of }) => of === null)
}

function positionOf({ of: _, ...position }: StoredPosition): LessonPosition {
  return position
}

function isFor(position: StoredPosition | undefined, person: string | null) {
  return position?.of === person
}

export function readPositions(storage: ProgressStorage): StoredPositions {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "{}")
    return Object.fromEntries(Object.entries(found as object).filter(([, position]) => isPosition(position)))
  } catch {
    // Ignore anything under our key that is not progress.
    return {}
  }
}

export function writePositions(storage: ProgressStorage, stored: StoredPositions) {
  try {
    if (Object.keys(stored).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage can be full or disabled; the lesson still works.
  }
}

function isPosition(value: unknown): value is StoredPosition {
  const position = value as Partial<StoredPosition> | null
  return (
    (position?.block === null || typeof position?.block === "string") &&
    typeof position.index === "number" &&
    typeof position.seconds === "number" &&
    typeof position.checks === "object" &&
    position.checks !== null &&
    typeof position.done === "boolean" &&
    typeof position.at === "number" &&
    (position.of === null || typeof position.of === "string")
  )
}
