import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react"
import { useActionData } from "react-router"
import { firstErrorName } from "#app/ui/forms/field.tsx"
import { fillForm } from "./fill-form.ts"
import { loadThanks } from "./lazy-thanks.tsx"
import { missingAnswers } from "./missing-answers.ts"
import type { FormEntries } from "./reversal-device.ts"
import type { SlipAnswers } from "./slip.tsx"
import { slipAnswers } from "./slip-answers.ts"
import { answersIn, type ReportAnswer, useQueue } from "./use-queue.ts"

const LAST_STEP = 6
const OPTIONAL_STEP = 5
const SAVE_MS = 400

const NOT_STORED =
  "You’re offline, and this browser can’t keep your report. Leave this page open, and send it once you’re back online."

const device = () => import("./reversal-device.ts")

export type ReportState = ReturnType<typeof useReport>

/** A form that is being filled in: its slip, its step on phones, its draft and its queue on this device. */
export function useReport(box: RefObject<HTMLDivElement | null>) {
  const [step, setStep] = useState<number | null>(null)
  const [answers, setAnswers] = useState<SlipAnswers>({})
  const [state, setState] = useState("")
  const [isCleared, setCleared] = useState(false)
  const [queued, setQueued] = useQueue()
  const fromAction = useActionData<ReportAnswer>()
  const answered = queued === "waiting" ? null : queued
  const { sent, errors } = answered?.answer ?? fromAction ?? {}
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toFocus = useRef<HTMLElement>(null)
  const form = () => box.current?.querySelector("form") ?? null

  function read() {
    const current = form()
    if (!current) return
    const data = new FormData(current)
    setAnswers(slipAnswers(data))
    setState(String(data.get("state") ?? ""))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has started
  useEffect(() => {
    setStep(1)
    void device()
      .then(({ loadDraft }) => loadDraft())
      .then(draft => draft && fill(draft))
      // Without storage, such as in some private windows, there is no draft.
      .catch(() => undefined)
      .finally(read)
    // Before it is needed, because the connection may be gone by then.
    void loadThanks()
    return () => clearTimeout(saving.current)
  }, [])

  // A card can take the focus once it is no longer hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another card is shown
  useEffect(() => {
    toFocus.current?.focus()
    toFocus.current = null
  }, [step])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that was refused
  useEffect(() => {
    if (answered?.answer.errors) fill(answered.entries)
  }, [answered])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
  useEffect(() => {
    const name = firstErrorName(errors)
    const field = name && form()?.elements.namedItem(name)
    openField(field instanceof RadioNodeList ? field[0] : field)
  }, [errors])

  return {
    ...{ answers, state, isCleared, sent, isWaiting: queued === "waiting", refused: answered?.answer },
    ...{ clear, steps: { current: step, go, clear, isCleared } },
    onClick(event: MouseEvent) {
      // A link of the error summary leads to a field that may be on a hidden card.
      const link = event.target instanceof Element && event.target.closest("[data-summary] a")
      const field = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "")
      if (openField(field)) event.preventDefault()
    },
    onInput() {
      setCleared(false)
      read()
      clearTimeout(saving.current)
      // Some private windows have no storage, and then there is no draft.
      saving.current = setTimeout(() => void saveDraft(form()).catch(() => undefined), SAVE_MS)
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      clearTimeout(saving.current)
      if (step !== null && isHidden(LAST_STEP)) {
        // Enter on a phone asks the next question; the form is sent from the last card.
        event.preventDefault()
        go(step + 1)
        return
      }
      setQueued(null)
      if (navigator.onLine) return
      event.preventDefault()
      const entries = entriesOf(event.currentTarget)
      const missing = missingAnswers(new FormData(event.currentTarget))
      if (Object.keys(missing).length > 0) {
        setQueued({ entries, answer: { intent: "report", errors: missing } })
        return
      }
      void device()
        .then(async ({ dropDraft, queueReport }) => {
          await queueReport(entries)
          await dropDraft()
          setQueued("waiting")
        })
        // Some private windows have no storage.
        .catch(() => setQueued({ entries, answer: { intent: "report", errors: { form: NOT_STORED } } }))
    },
  }

  function clear() {
    clearTimeout(saving.current)
    setAnswers({})
    // A reset would bring back what the server refused.
    fill([])
    setStep(1)
    setQueued(null)
    void device()
      .then(({ clearDevice }) => clearDevice())
      .then(() => setCleared(true))
  }

  function fill(entries: FormEntries) {
    const current = form()
    if (current) fillForm(current, entries)
    read()
  }

  function go(next: number) {
    const hasDied = form()?.querySelector<HTMLInputElement>("[value=died]")?.checked
    const target = hasDied && next === OPTIONAL_STEP ? (step === LAST_STEP ? 4 : LAST_STEP) : next
    show(target, document.getElementById(`step-${target}`))
  }

  /** Shows the card of a field and focuses the field; false for a field that is on none. */
  function openField(field: unknown) {
    const target = stepOf(field)
    if (target === null || !(field instanceof HTMLElement)) return false
    show(target, field)
    return true
  }

  function show(target: number, focused: HTMLElement | null) {
    toFocus.current = focused
    if (step === target) focused?.focus()
    setStep(target)
  }
}

/** The step of the card that a field is on, or null. */
function stepOf(field: unknown) {
  const card = field instanceof HTMLElement ? field.closest("[id^=step-]") : null
  return card && Number(card.id.slice("step-".length))
}

/** Whether phones show another card. */
function isHidden(step: number) {
  return document.getElementById(`step-${step}`)?.offsetParent === null
}

async function saveDraft(form: HTMLFormElement | null) {
  if (!form) return
  const { saveDraft } = await device()
  await saveDraft(answersIn(entriesOf(form)))
}

function entriesOf(form: HTMLFormElement): FormEntries {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  )
}
