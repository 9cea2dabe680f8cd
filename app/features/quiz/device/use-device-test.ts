import { useCallback, useEffect, useRef, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { fetchOnline } from "#app/ui/overlays/offline-retry.ts"
import { positionIn, type QuizView } from "../views.ts"
import { sendAnswers } from "./send-answers.ts"
import { sentNote } from "./sent-note.ts"
import { confirmAnswer, queueAnswer, queuedAnswers, storedTest } from "./stored-tests.ts"
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
  // Once the answers are sent, the view that the server's next one replaces: until then the device's stays.
  const [mode, setMode] = useState<"online" | "offline" | QuizView>("online")
  const isOffline = mode === "offline" || mode === view
  const [asked, setAsked] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const here = useRef({ view, asked })
  here.current = { view, asked }
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const lose = useCallback(() => {
    read()
    setAsked(positionIn(here.current.view))
    setMode("offline")
  }, [read])

  const send = useCallback(async () => {
    const sent = await sendAnswers(storage(), fetchOnline)
    if (sent.length > 0) setNote(sentNote(sent))
    const { view, asked } = here.current
    setMode(view)
    if (asked && asked !== positionIn(view))
      await navigate(`${path}?q=${asked}`, { replace: true, preventScrollReset: true })
    else await revalidate()
  }, [path, storage, navigate, revalidate])

  useEffect(() => {
    // If the server refuses them, they stay until the page is opened again.
    const start = () => void send().catch(error => console.info("The answers could not be sent:", error))
    const stored = storedTest(storage(), id, person)
    const isWaiting = stored !== null && queuedAnswers(stored).length > 0
    if (!navigator.onLine || isSaved || isWaiting) lose()
    if (navigator.onLine && !isSaved && isWaiting) start()
    window.addEventListener("offline", lose)
    window.addEventListener("online", start)
    return () => {
      window.removeEventListener("offline", lose)
      window.removeEventListener("online", start)
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
