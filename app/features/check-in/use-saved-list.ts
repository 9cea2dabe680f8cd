import { useEffect, useState } from "react"
import { type CheckInList, deleteList, savedList } from "./saved-list.ts"
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
  if (!found) return null
  if ("problem" in found) return { list: null, problem: found.problem }
  const { list } = found
  const isEnded = await sync(event, crypto.randomUUID(), [], list.date.read_at).then(
    answer => answer === null,
    () => false,
  )
  if (!isEnded) return { list, problem: "" }
  await deleteList(event)
  return { list: null, problem: "Your link doesn’t work anymore. We deleted the list from this phone." }
}
