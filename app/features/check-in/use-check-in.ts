import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { Flash } from "#app/lib/forms/flash.ts"
import { keepPage } from "./keep-page.ts"
import { outcomeMessage } from "./outcome-message.ts"
import type { Entry, StepResult } from "./queries.ts"
import { kitsWithSteps, withChanges, withSignatures, withSteps } from "./roster.ts"
import { type CheckInList, saveList } from "./saved-list.ts"
import type { Step } from "./step.ts"
import { type Deed, openQueue } from "./step-queue.ts"
import { sync } from "./sync.ts"

const POLL_MS = 5_000

/** The list of a date, which several helpers share. Steps are noted first and sent when there is a network. */
export function useCheckIn({ date, roster, kits, when }: CheckInList) {
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
      const { roster: before, since } = latest.current
      const answer = await sync(date.event, notes.device, withSignatures(sent, before), since)
      // The page then deletes its list and shows the form for a new link.
      if (!answer) return window.location.reload()
      notes.remove(answer.results.map(({ sequence }) => sequence))
      const isChanged = answer.results.some(({ outcome }) => outcome === "changed")
      const whole = isChanged ? await sync(date.event, notes.device, []) : null
      const after = whole?.roster ?? withChanges(before, answer.roster)
      const { read_at, waiting } = (whole ?? answer).date
      setKnown({ roster: after, kits: answer.kits, since: read_at, waiting })
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

  useStored({ date: { ...date, read_at: known.since }, roster: known.roster, kits: known.kits, when })

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

/** Keeps the page and its list on this phone. */
function useStored(list: CheckInList) {
  const latest = useRef(list)
  latest.current = list
  const { roster } = list
  const lots = JSON.stringify(list.kits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is stored again when its rows or lots change
  useEffect(() => void saveList(latest.current), [roster, lots])
  useEffect(() => {
    keepPage().catch(error => console.info("This page is not stored on this phone:", error))
  }, [])
}
