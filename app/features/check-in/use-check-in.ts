import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { Flash } from "#app/lib/forms/flash.ts"
import { keepPage } from "./offline/keep-page.ts"
import { type CheckInList, saveList } from "./offline/saved-list.ts"
import { type Deed, openQueue } from "./offline/step-queue.ts"
import { sync } from "./offline/sync.ts"
import { freeSeats, kitsWithSteps, withChanges, withSignatures, withSteps } from "./roster.ts"
import type { Step } from "./step.ts"
import { stepMessages } from "./step-messages.ts"
import { useMessages } from "./use-messages.ts"

const POLL_MS = 5_000

/** The list of a date, which several helpers share. Steps are noted first and sent when there is a network. */
export function useCheckIn({ date, roster, kits, when }: CheckInList) {
  const { read_at: since, free, waiting } = date
  const [known, setKnown] = useState({ roster, kits, since, free, waiting })
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [isOffline, setOffline] = useState(false)
  const { message, setMessage, refusals, show, forgetRefusals } = useMessages()
  const isLate = useRef(false)
  const queue = useRef<ReturnType<typeof openQueue>>(null)
  const latest = useRef(known)
  latest.current = known

  const send = useCallback(async () => {
    const notes = queue.current
    if (!notes) return
    const sent = notes.waiting()
    try {
      const { roster: before, since: last } = latest.current
      const answer = await sync(date.event, notes.device, withSignatures(sent, before), last)
      // The page then deletes its list and shows the form for a new link.
      if (!answer) return window.location.reload()
      notes.remove(answer.results.map(({ sequence }) => sequence))
      const isChanged = answer.results.some(({ outcome }) => outcome === "changed")
      const whole = isChanged ? await sync(date.event, notes.device, []) : null
      const after = whole?.roster ?? withChanges(before, answer.roster)
      const { read_at: since, free, waiting } = (whole ?? answer).date
      setKnown({ roster: after, kits: answer.kits, since, free, waiting })
      setSteps(notes.waiting())
      setOffline(false)
      show(stepMessages(answer.results, sent, after, date.time_zone), isLate.current)
      isLate.current = false
    } catch {
      isLate.current = true
      setOffline(true)
    }
  }, [date.event, date.time_zone, show])

  useEffect(() => {
    queue.current = openQueue(date.event, date.date_id)
    const found = queue.current.waiting()
    setSteps(found)
    isLate.current = found.length > 0
    void send()
    const timer = setInterval(() => document.visibilityState === "visible" && void send(), POLL_MS)
    const reconnected = () => void send()
    window.addEventListener("online", reconnected)
    return () => {
      clearInterval(timer)
      window.removeEventListener("online", reconnected)
    }
  }, [date.event, date.date_id, send])

  const stored = { ...date, read_at: known.since, free: known.free, waiting: known.waiting }
  useStored({ date: stored, roster: known.roster, kits: known.kits, when })

  const note = useCallback(
    (deed: Deed, said: Flash) => {
      queue.current?.note(deed)
      setSteps(queue.current?.waiting() ?? [])
      setMessage(said)
      void send()
    },
    [send, setMessage],
  )

  const shown = useMemo(
    () => withSteps(known.roster, steps, date.label, Date.now()),
    [known.roster, steps, date.label],
  )
  const lots = useMemo(() => kitsWithSteps(known.kits, steps), [known.kits, steps])
  return {
    ...{ roster: shown, kits: lots, unsent: steps.length, waiting: known.waiting },
    ...{ free: freeSeats(known.free, shown), isOffline, message, setMessage, note },
    ...{ refusals, forgetRefusals },
  }
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
