import { useEffect, useState } from "react"
import { type CheckInList, deleteList, savedList } from "./saved-list.ts"
import { forgetSteps, unsentSteps } from "./step-queue.ts"
import { sync } from "./sync.ts"

interface Saved {
  list: CheckInList | null
  problem: string
}

/** The list on this phone, when the page has none because there is no network. */
export function useSavedList(event: string): Saved {
  const [saved, setSaved] = useState<Saved>({ list: null, problem: "" })
  useEffect(() => {
    let isOver = false
    openList(event).then(
      found => found && !isOver && setSaved(found),
      error => console.info("There is no list on this phone:", error),
    )
    return () => {
      isOver = true
    }
  }, [event])
  return saved
}

async function openList(event: string): Promise<Saved | null> {
  const found = await savedList(event)
  // Unsent steps without a list: the browser has deleted the list, or never stored it.
  if (!found) return unsentSteps(event) > 0 && (await isEnded(event)) ? ended(event, ENDED) : null
  if ("problem" in found) return ended(event, found.problem)
  if (!(await isEnded(event, found.list.date.read_at))) return { list: found.list, problem: "" }
  await deleteList(event)
  return ended(event, `${ENDED} We deleted the list from this phone.`)
}

const ENDED = "Your link doesn’t work anymore."

/** Whether the server refuses the link; without a network it may still work. */
async function isEnded(event: string, since?: string) {
  return sync(event, crypto.randomUUID(), [], since).then(
    answer => answer === null,
    () => false,
  )
}

function ended(event: string, sentence: string): Saved {
  const count = forgetSteps(event)
  if (count === 0) return { list: null, problem: sentence }
  const lost = count === 1 ? "1 step wasn’t sent, and is" : `${count} steps weren’t sent, and are`
  return { list: null, problem: `${sentence} ${lost} deleted too. Tell the event team who came.` }
}
