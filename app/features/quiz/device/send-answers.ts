import { isDecided, type SentAnswer } from "./sent-note.ts"
import { confirmAnswer, dropAnswer, type TestStorage, waitingTests } from "./stored-tests.ts"

/** The resource route that stores them (pages/resources/course-progress.ts). */
const PROGRESS = "/courses/progress"
/** After this event on the window, answers that waited no longer do. */
export const ANSWERS_SENT = "answers-sent"

type SendRequest = (url: string, init: RequestInit) => Promise<Response>

let sending: Promise<SentAnswer[]> | null = null

export function isSending() {
  return sending !== null
}

/**
 * Sends every answer that waits on this device, and removes those that the server has decided about. Callers at the
 * same time share one request. Rejects without a network; then the answers stay.
 */
export function sendAnswers(storage: TestStorage, request: SendRequest = fetch): Promise<SentAnswer[]> {
  sending ??= send(storage, request).finally(() => {
    sending = null
  })
  return sending
}

async function send(storage: TestStorage, request: SendRequest): Promise<SentAnswer[]> {
  const tests = waitingTests(storage)
  if (tests.length === 0) return []
  const response = await request(PROGRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      sentAt: Date.now(),
      tests: tests.map(({ attempt, answers }) => ({ attempt, answers })),
    }),
    redirect: "error",
  })
  if (!response.ok) throw new Error(`${PROGRESS} answered ${response.status}`)
  const { tests: outcomes } = (await response.json()) as { tests: SentAnswer["outcome"][][] }
  const sent = tests.flatMap(({ course, answers }, i) =>
    answers.map((answer, j) => ({ ...answer, course, outcome: outcomes[i]?.[j] ?? ("unknown" as const) })),
  )
  for (const { course, question, chosen, outcome } of sent) {
    if (outcome === "saved") confirmAnswer(storage, course, question, chosen)
    else if (isDecided({ outcome })) dropAnswer(storage, course, question, chosen)
  }
  window.dispatchEvent(new Event(ANSWERS_SENT))
  return sent
}
