import type { Step } from "./step.ts"

type Distributed<T> = T extends Step ? Omit<T, "sequence" | "seconds_ago"> : never
/** What a helper did, before it has a number and an age. */
export type Deed = Distributed<Step>
type NotedStep = Deed & { sequence: number; at: number }

interface Notes {
  device: string
  next: number
  steps: NotedStep[]
}

/** What this phone has noted and not yet sent. It survives a closed tab, and holds ids and times but no names. */
export function openQueue(date: string, storage: Pick<Storage, "getItem" | "setItem"> = localStorage) {
  const key = `check-in ${date}`
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
      storage.setItem(key, JSON.stringify(notes))
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
