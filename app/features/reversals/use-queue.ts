import { useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { FormEntries } from "./reversal-device.ts"
import type { SentReport } from "./thanks.tsx"

const device = () => import("./reversal-device.ts")

/** The fields that belong to the form, not to the answers. */
const MARKS = ["key", "opened", "intent", "website"]

/** What the server says about a report: that it has it, or what is wrong with it. */
export type ReportAnswer = ActionResult & { sent?: SentReport }

/** A report that waited on this device, and the answer of the server. */
interface AnsweredReport {
  entries: FormEntries
  answer: ReportAnswer
}

/**
 * Sends the reports that wait on this device, one after the other, whenever there is a connection. One that the server
 * refuses becomes the draft again, unless another one is being written; the ones behind it wait for the next visit.
 */
export function useQueue() {
  const [queued, setQueued] = useState<"waiting" | AnsweredReport | null>(null)
  const { data, state, submit } = useFetcher<ReportAnswer>()
  const sending = useRef<FormEntries | null>(null)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const next = () => setTurn(turn => turn + 1)
    addEventListener("online", next)
    return () => removeEventListener("online", next)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a reason to look at the queue again
  useEffect(() => {
    if (!navigator.onLine || sending.current) return
    void device()
      .then(({ queuedReports }) => queuedReports())
      .then(([first]) => {
        if (!first || sending.current) return
        sending.current = first
        const body = new FormData()
        for (const [name, value] of first) body.append(name, value)
        void submit(body, { method: "post", action: "/submit-reversal" })
      })
      .catch(() => undefined)
  }, [turn, submit])

  useEffect(() => {
    const entries = sending.current
    if (state !== "idle" || !data || !entries) return
    sending.current = null
    void device().then(async ({ dropQueued, loadDraft, saveDraft }) => {
      if (!data.sent) {
        if (await loadDraft()) return
        await saveDraft(answersIn(entries))
      }
      await dropQueued(entries.find(([name]) => name === "key")?.[1] ?? "")
      if (data.sent) setTurn(turn => turn + 1)
      setQueued(before =>
        // The thanks for a report stay, and the draft is there at the next visit.
        !data.sent && before !== "waiting" && before?.answer.sent ? before : { entries, answer: data },
      )
    })
  }, [data, state])

  return [queued, setQueued] as const
}

/** The fields of a form that a draft keeps. */
export function answersIn(entries: FormEntries) {
  return entries.filter(([name]) => !MARKS.includes(name))
}
