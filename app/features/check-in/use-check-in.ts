import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { Flash } from "#app/lib/forms/flash.ts"
import { outcomeMessage } from "./outcome-message.ts"
import type { CheckInDate, Entry, LotCount, StepResult } from "./queries.ts"
import { kitsWithSteps, withChanges, withSteps } from "./roster.ts"
import type { Step } from "./step.ts"
import { type Deed, openQueue } from "./step-queue.ts"

const POLL_MS = 5_000

interface Loaded {
  date: CheckInDate
  roster: readonly Entry[]
  kits: readonly LotCount[]
}

interface SyncAnswer extends Loaded {
  results: StepResult[]
}

/** The list of a date, which several helpers share. Steps are noted first and sent when there is a network. */
export function useCheckIn({ date, roster, kits }: Loaded) {
  const [known, setKnown] = useState({ roster, kits, since: date.read_at, waiting: date.waiting })
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [isOffline, setOffline] = useState(false)
  const [message, setMessage] = useState<Flash | null>(null)
  const queue = useRef<ReturnType<typeof openQueue>>(null)
  const latest = useRef(known)
  latest.current = known

  const send = useCallback(async () => {
    const notes = queue.current
    if (!notes) return
    const sent = notes.waiting()
    try {
      const answer = await sync(date.event, notes.device, sent, latest.current.since)
      notes.remove(answer.results.map(({ sequence }) => sequence))
      const { roster: before } = latest.current
      const after = withChanges(before, answer.roster)
      setKnown({ roster: after, kits: answer.kits, since: answer.date.read_at, waiting: answer.date.waiting })
      setSteps(notes.waiting())
      setOffline(false)
      const refused = answer.results.filter(({ outcome }) => !EXPECTED.includes(outcome)).at(-1)
      if (refused) setMessage(messageOf(refused, sent, after, date.time_zone))
    } catch {
      setOffline(true)
    }
  }, [date.event, date.time_zone])

  useEffect(() => {
    queue.current = openQueue(date.date_id)
    setSteps(queue.current.waiting())
    void send()
    const timer = setInterval(() => document.visibilityState === "visible" && void send(), POLL_MS)
    const reconnected = () => void send()
    window.addEventListener("online", reconnected)
    return () => {
      clearInterval(timer)
      window.removeEventListener("online", reconnected)
    }
  }, [date.date_id, send])

  const note = useCallback(
    (deed: Deed, said: Flash) => {
      queue.current?.note(deed)
      setSteps(queue.current?.waiting() ?? [])
      setMessage(said)
      void send()
    },
    [send],
  )

  const shown = useMemo(
    () => withSteps(known.roster, steps, date.label, Date.now()),
    [known.roster, steps, date.label],
  )
  const lots = useMemo(() => kitsWithSteps(known.kits, steps), [known.kits, steps])
  return {
    ...{ roster: shown, kits: lots, unsent: steps.length, waiting: known.waiting },
    ...{ isOffline, message, setMessage, note },
  }
}

// What the helper has already been told when noting the step.
const EXPECTED: string[] = ["checked-in", "undone", "not-checked-in", "counted"]

function messageOf(result: StepResult, sent: readonly Step[], roster: readonly Entry[], timeZone: string) {
  const step = sent.find(({ sequence }) => sequence === result.sequence)
  const registration = step && "registration" in step ? step.registration : ""
  const name = roster.find(({ registration_id }) => registration_id === registration)?.name
  return outcomeMessage(result, timeZone, name ?? "")
}

async function sync(event: string, device: string, steps: readonly Step[], since: string) {
  const response = await fetch(`/events/${event}/check-in/sync`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ device, steps, since }),
  })
  // A link that has ended shows the form for the key.
  if (response.status === 403) window.location.reload()
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as SyncAnswer
}
