/** A reader's position in a lesson. */
export interface LessonPosition {
  block: number
  /** Seconds into the film of that block. */
  seconds: number
  /** Answers so far, by block id. */
  checks: Readonly<Record<string, string>>
  done: boolean
}

export type LessonPositions = Readonly<Record<string, LessonPosition>>

export const START_POSITION: LessonPosition = { block: 0, seconds: 0, checks: {}, done: false }

/** The later position wins, answers are mergePositions, and a finished lesson stays finished. */
export function mergePositions(
  earlier: LessonPosition | undefined,
  later: Partial<LessonPosition> | undefined,
): LessonPosition {
  const base = earlier ?? START_POSITION
  if (!later) return base
  return {
    block: later.block ?? base.block,
    seconds: later.seconds ?? base.seconds,
    checks: { ...base.checks, ...later.checks },
    done: base.done || later.done === true,
  }
}

/** The lesson to continue: the first started but unfinished one, else the first not done; null at the end. */
export function lessonToContinue<L extends { id: string }>(
  lessons: readonly L[],
  positions: LessonPositions,
): L | null {
  const started = lessons.find(({ id }) => positions[id] && !positions[id].done)
  return started ?? lessons.find(({ id }) => !positions[id]?.done) ?? null
}

export function doneCount(lessons: readonly { id: string }[], positions: LessonPositions) {
  return lessons.filter(({ id }) => positions[id]?.done).length
}
