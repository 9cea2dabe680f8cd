/** A reader's position in a lesson. */
export interface LessonPosition {
  /** The id of the block; null before the first one. */
  block: string | null
  /** Where that block was in the lesson, in case an edit removes it. */
  index: number
  /** Seconds into the film of that block. */
  seconds: number
  /** Answers so far, by block id. */
  checks: Readonly<Record<string, string>>
  done: boolean
  /** When the reader was there, in milliseconds by the device's clock. */
  at: number
}

export type LessonPositions = Readonly<Record<string, LessonPosition>>

export const START_POSITION: LessonPosition = {
  block: null,
  index: 0,
  seconds: 0,
  checks: {},
  done: false,
  at: 0,
}

/** The newer position wins, answers are merged, and a finished lesson stays finished; like save_position() in SQL. */
export function mergePositions(
  known: LessonPosition | undefined,
  change: Partial<LessonPosition> | undefined,
): LessonPosition {
  const base = known ?? START_POSITION
  if (!change) return base
  const done = base.done || change.done === true
  if ((change.at ?? base.at) < base.at) return { ...base, checks: { ...change.checks, ...base.checks }, done }
  return { ...base, ...change, checks: { ...base.checks, ...change.checks }, done }
}

/** The index of the block to resume at. If an edit removed the block, the one that took its place. */
export function resumeIndex({ block, index }: LessonPosition, blocks: readonly { id: string }[]) {
  const found = blocks.findIndex(({ id }) => id === block)
  return found >= 0 ? found : Math.max(0, Math.min(index, blocks.length - 1))
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
