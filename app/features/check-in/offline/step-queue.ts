import type { Step } from "../step.ts"

type Distributed<T> = T extends Step ? Omit<T, "sequence" | "seconds_ago"> : never
/** What a helper did, before it has a number and an age. */
export type Deed = Distributed<Step>
type NotedStep = Deed & { sequence: number; at: number }

interface Notes {
  device: string
  next: number
  steps: NotedStep[]
}

type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** What this phone has noted and not yet sent. It survives a closed tab; once everything is sent, nothing is stored. */
export function openQueue(event: string, date: string, storage: Stored = localStorage) {
  const key = `${prefixOf(event)}${date}`
  let notes = stored()

  function stored(): Notes {
    try {
      const found = JSON.parse(storage.getItem(key) ?? "null") as Notes | null
      if (found) return found
    } catch (error) {
      console.info("Check-ins are not stored on this phone:", error)
    }
    return { device: crypto.randomUUID(), next: 1, steps: [] }
  }

  function write(changed: Notes) {
    notes = changed
    try {
      if (notes.steps.length > 0) storage.setItem(key, JSON.stringify(notes))
      else storage.removeItem(key)
    } catch (error) {
      // A private window may store nothing; the notes then live as long as the page.
      console.info("Check-ins are not stored on this phone:", error)
    }
  }

  return {
    device: notes.device,
    note(deed: Deed, at = Date.now()) {
      const step = { ...deed, sequence: notes.next, at } as NotedStep
      write({ ...notes, next: notes.next + 1, steps: [...notes.steps, step] })
    },
    /** The steps with their ages. */
    waiting(now = Date.now()): Step[] {
      return notes.steps.map(({ at, ...step }) => ({ ...step, seconds_ago: Math.max(0, (now - at) / 1000) }))
    },
    remove(sequences: readonly number[]) {
      write({ ...notes, steps: notes.steps.filter(({ sequence }) => !sequences.includes(sequence)) })
    },
  }
}

function prefixOf(event: string) {
  return `check-in ${event} `
}

/** How many steps of an event are not sent yet. */
export function unsentSteps(event: string, storage: Storage = localStorage) {
  return keysOf(event, storage)
    .map(key => JSON.parse(storage.getItem(key)!) as Notes)
    .reduce((count, { steps }) => count + steps.length, 0)
}

/** Deletes what was noted for an event, because nobody accepts it anymore. Returns how many steps that were. */
export function forgetSteps(event: string, storage: Storage = localStorage) {
  const count = unsentSteps(event, storage)
  for (const key of keysOf(event, storage)) storage.removeItem(key)
  return count
}

function keysOf(event: string, storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
  return keys.filter(key => key.startsWith(prefixOf(event)))
}
