import type { Question, QueuedAnswer } from "../schema.ts"

// Every page looks for it (app/lib/offline/send-when-online.ts).
const KEY = "open-tests"

/** An open test on this device: its questions without the right answers, and the answers that were not sent. */
export interface StoredTest {
  /** The member's id; null for a guest. */
  of: string | null
  slug: string
  attempt: string
  deadline: string | null
  /** With the answers that the server has. */
  questions: readonly Question[]
  /** The choices of each answer that waits, by question. */
  waiting: Readonly<Record<string, readonly string[]>>
}

export type TestStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">
type StoredTests = Record<string, StoredTest>

/** Stores the test as the server has it. Answers of the same attempt that the server does not have still wait. */
export function storeTest(storage: TestStorage, course: string, test: Omit<StoredTest, "waiting">) {
  const stored = readTests(storage)
  const before = stored[course]
  const kept = before?.attempt === test.attempt ? before.waiting : {}
  const waiting = test.questions.reduce((rest, { id, chosen }) => without(rest, id, chosen), kept)
  writeTests(storage, { ...stored, [course]: { ...test, waiting } })
}

/** The open test of this person; null if there is none. */
export function storedTest(storage: TestStorage, course: string, of: string | null): StoredTest | null {
  const test = readTests(storage)[course]
  return test?.of === of ? test : null
}

/** For the next person on a shared device. */
export function removeGuestTests(storage: TestStorage) {
  writeTests(
    storage,
    Object.fromEntries(Object.entries(readTests(storage)).filter(([, { of }]) => of !== null)),
  )
}

export function removeTest(storage: TestStorage, course: string) {
  const { [course]: _, ...others } = readTests(storage)
  writeTests(storage, others)
}

/** Stores an answer first, so that it survives a closed tab or a lost connection. */
export function queueAnswer(storage: TestStorage, course: string, question: string, chosen: string[]) {
  change(storage, course, test => {
    const known = test.questions.find(({ id }) => id === question)?.chosen ?? []
    return { ...test, waiting: without({ ...test.waiting, [question]: chosen }, question, known) }
  })
}

/** After the server has confirmed this answer. A newer one still waits. */
export function confirmAnswer(
  storage: TestStorage,
  course: string,
  question: string,
  chosen: readonly string[],
) {
  change(storage, course, test => ({
    ...test,
    questions: test.questions.map(known =>
      known.id === question ? { ...known, chosen: [...chosen] } : known,
    ),
    waiting: without(test.waiting, question, chosen),
  }))
}

/** After the server has refused it for good. */
export function dropAnswer(
  storage: TestStorage,
  course: string,
  question: string,
  chosen: readonly string[],
) {
  change(storage, course, test => ({ ...test, waiting: without(test.waiting, question, chosen) }))
}

/** The answers that wait, each with the one that this device last saw on the server. */
export function queuedAnswers({ questions, waiting }: StoredTest): QueuedAnswer[] {
  return questions.flatMap(({ id, chosen: known }) =>
    waiting[id] ? [{ question: id, chosen: [...waiting[id]], known }] : [],
  )
}

/** Every test with answers that wait, with the id of its course. */
export function waitingTests(storage: TestStorage) {
  return Object.entries(readTests(storage))
    .map(([course, test]) => ({ course, attempt: test.attempt, answers: queuedAnswers(test) }))
    .filter(({ answers }) => answers.length > 0)
}

/** The questions as the person sees them: with the answers that wait. */
export function shownQuestions({ questions, waiting }: StoredTest): Question[] {
  return questions.map(question => ({ ...question, chosen: [...(waiting[question.id] ?? question.chosen)] }))
}

/** How many answers of all tests on this device wait, and the course of the first. */
export function answersWaiting(storage: TestStorage) {
  const tests = Object.values(readTests(storage)).filter(({ waiting }) => Object.keys(waiting).length > 0)
  const count = tests.reduce((sum, { waiting }) => sum + Object.keys(waiting).length, 0)
  return { count, slug: tests[0]?.slug ?? null }
}

function without(
  waiting: StoredTest["waiting"],
  question: string,
  chosen: readonly string[],
): StoredTest["waiting"] {
  if (waiting[question]?.join() !== chosen.join()) return waiting
  const { [question]: _, ...others } = waiting
  return others
}

function change(storage: TestStorage, course: string, update: (test: StoredTest) => StoredTest) {
  const stored = readTests(storage)
  if (stored[course]) writeTests(storage, { ...stored, [course]: update(stored[course]) })
}

function readTests(storage: TestStorage): StoredTests {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "{}")
    return Object.fromEntries(Object.entries(found as object).filter(([, test]) => isTest(test)))
  } catch {
    // Ignore anything under our key that is not a test.
    return {}
  }
}

function writeTests(storage: TestStorage, tests: StoredTests) {
  try {
    if (Object.keys(tests).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(tests))
  } catch {
    // Storage can be full or disabled; then the test needs a network.
  }
}

function isTest(value: unknown): value is StoredTest {
  const test = value as Partial<StoredTest> | null
  return (
    typeof test?.attempt === "string" &&
    typeof test.slug === "string" &&
    (test.of === null || typeof test.of === "string") &&
    Array.isArray(test.questions) &&
    typeof test.waiting === "object" &&
    test.waiting !== null
  )
}
