/** Where somebody is in a lesson. */
export interface Place {
  block: number
  /** In the film of that block. */
  seconds: number
  /** What was answered along the way, by the block's id. */
  checks: Readonly<Record<string, string>>
  done: boolean
}

export type Places = Readonly<Record<string, Place>>

export const AT_THE_START: Place = { block: 0, seconds: 0, checks: {}, done: false }

/** What came later wins; answers come together, and a lesson once done stays done. */
export function merged(earlier: Place | undefined, later: Partial<Place> | undefined): Place {
  const base = earlier ?? AT_THE_START
  if (!later) return base
  return {
    block: later.block ?? base.block,
    seconds: later.seconds ?? base.seconds,
    checks: { ...base.checks, ...later.checks },
    done: base.done || later.done === true,
  }
}

/** The lesson to go on with: the first that was begun and not finished, else the first not done; null at the end. */
export function lessonToGoOn<L extends { id: string }>(lessons: readonly L[], places: Places): L | null {
  const begun = lessons.find(({ id }) => places[id] && !places[id].done)
  return begun ?? lessons.find(({ id }) => !places[id]?.done) ?? null
}

export function doneCount(lessons: readonly { id: string }[], places: Places) {
  return lessons.filter(({ id }) => places[id]?.done).length
}
