import type { CheckInDate, Entry, LotCount } from "../queries.ts"

/** What the page of a helper shows. */
export interface CheckInList {
  date: CheckInDate
  roster: Entry[]
  kits: LotCount[]
  /** The start, formatted. */
  when: string
}

// offline.js deletes the lists in this cache when their events are over.
const CACHE = "check-in-lists"

function addressOf(event: string) {
  return `/events/${event}/check-in/list`
}

/** Stores the list on this phone, so that the page opens without a network. */
export async function saveList(list: CheckInList) {
  const headers = { Expires: new Date(list.date.link_ends_at).toUTCString() }
  try {
    const lists = await caches.open(CACHE)
    await lists.put(addressOf(list.date.event), new Response(JSON.stringify(list), { headers }))
  } catch (error) {
    // Private windows may have no cache; the page then needs a network to open.
    console.info("The list is not stored on this phone:", error)
  }
}

type Found = { list: CheckInList } | { problem: string }

/** The list that is stored for an event; null if there is none. A list that must not be used is deleted. */
export async function savedList(event: string, now = Date.now()): Promise<Found | null> {
  const stored = await (await caches.open(CACHE)).match(addressOf(event))
  if (!stored) return null
  const list = (await stored.json().catch(() => null)) as CheckInList | null
  const problem = problemOf(list, event, now)
  if (!problem) return { list: list! }
  await deleteList(event)
  return { problem }
}

function problemOf(list: CheckInList | null, event: string, now: number) {
  if (list?.date?.event !== event)
    return "The list on this phone isn’t from this event. We deleted it. Open your link again when you’re online."
  if (!(Date.parse(list.date.link_ends_at) > now))
    return "This event is over. We deleted its list from this phone."
  return ""
}

export async function deleteList(event: string) {
  await (await caches.open(CACHE)).delete(addressOf(event))
}
