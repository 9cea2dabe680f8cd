import { useCallback, useEffect, useRef, useState } from "react"
import { useFetcher, useNavigate, useRevalidator } from "react-router"
import { positionIn } from "../views.ts"
import { type SentAnswer, sentNote } from "./sent-note.ts"
import {
  confirmAnswer,
  dropAnswer,
  queueAnswer,
  queuedAnswers,
  storedTest,
  type TestStorage,
} from "./stored-tests.ts"
import { type Shown, useStoredTest } from "./use-stored-test.ts"

interface Args extends Shown {
  path: string
}

/** The part of the device that a question uses. */
export interface AnswerQueue {
  isOffline: boolean
  queue(question: string, chosen: string[]): void
  confirm(question: string, chosen: string[]): void
  /** Continues on the device. */
  lose(): void
}

/** Keeps the open test on the device, continues there without a network, and sends the answers afterwards. */
export function useDeviceTest({ path, ...shown }: Args) {
  const { storage, view } = shown
  const { id } = shown.course
  const { person, isSaved, test, read } = useStoredTest(shown)
  const [isOffline, setOffline] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const here = useRef(view)
  here.current = view
  const navigate = useNavigate()

  const lose = useCallback(() => {
    read()
    setAsked(positionIn(here.current))
    setOffline(true)
  }, [read])

  const { send, note } = useSending({ id, path, person, storage }, () => {
    setOffline(false)
    if (asked && asked !== positionIn(here.current))
      void navigate(`${path}?q=${asked}`, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    const stored = storedTest(storage(), id, person)
    const isWaiting = stored !== null && queuedAnswers(stored).length > 0
    if (!navigator.onLine || isSaved || isWaiting) lose()
    if (navigator.onLine && !isSaved && isWaiting) send()
    window.addEventListener("offline", lose)
    window.addEventListener("online", send)
    return () => {
      window.removeEventListener("offline", lose)
      window.removeEventListener("online", send)
    }
  }, [id, isSaved, person, storage, lose, send])

  const queue: AnswerQueue | null = test && {
    isOffline,
    lose,
    queue(question, chosen) {
      queueAnswer(storage(), id, question, chosen)
      if (isOffline) read()
    },
    confirm: (question, chosen) => confirmAnswer(storage(), id, question, chosen),
  }
  return { isOffline, note, test: isOffline ? test : null, asked, ask: setAsked, queue }
}

interface Sending {
  id: string
  path: string
  person: string | null
  storage(): TestStorage
}

/** Sends what waits. The router then loads the page's data again, so that it shows what the server has. */
function useSending({ id, path, person, storage }: Sending, onSent: () => void) {
  const { submit, data } = useFetcher<{ sent?: SentAnswer[] }>()
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    if (!data?.sent) return
    for (const { question, chosen, outcome } of data.sent) {
      if (outcome === "saved") confirmAnswer(storage(), id, question, chosen)
      else if (!KEPT.includes(outcome)) dropAnswer(storage(), id, question, chosen)
    }
    setNote(sentNote(data.sent))
    onSent()
  }, [data])

  const sent = useRef(onSent)
  sent.current = onSent
  const send = useCallback(() => {
    const stored = storedTest(storage(), id, person)
    const answers = stored ? queuedAnswers(stored) : []
    if (!stored || answers.length === 0) {
      void revalidate().then(() => sent.current())
      return
    }
    const body = { intent: "send", attempt: stored.attempt, answers: JSON.stringify(answers) }
    void submit(body, { method: "post", action: path })
  }, [id, person, path, storage, submit, revalidate])

  return { send, note }
}

/** The person may sign in or get a permission, and send them then. */
const KEPT: readonly SentAnswer["outcome"][] = ["unknown", "no-consent", "no-age"]
