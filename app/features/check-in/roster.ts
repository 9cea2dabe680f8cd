import type { Entry, LotCount } from "./queries.ts"
import type { Step } from "./step.ts"

/** Statuses whose people are no longer on the list. */
const GONE = ["canceled", "expired", "waiting"]

/** The list with newer rows in place of older ones. */
export function withChanges(entries: Entry[], changes: readonly Entry[]): Entry[] {
  if (changes.length === 0) return entries
  const rows = new Map(entries.map(entry => [entry.registration_id, entry]))
  for (const change of changes) {
    if (GONE.includes(change.status)) rows.delete(change.registration_id)
    else rows.set(change.registration_id, change)
  }
  return [...rows.values()]
}

/** The list as it will be once the steps are sent. */
export function withSteps(entries: readonly Entry[], steps: readonly Step[], label: string, now: number) {
  const rows = new Map(entries.map(entry => [entry.registration_id, entry]))
  for (const step of steps) {
    if (step.kind === "kits") continue
    if (step.kind === "walk-up") {
      const at = new Date(now - step.seconds_ago * 1000).toISOString()
      rows.set(step.registration, walkUpRow(step, label, at))
      continue
    }
    const row = rows.get(step.registration)
    if (!row) continue
    const at = new Date(now - step.seconds_ago * 1000).toISOString()
    if (step.kind === "undo" && row.is_walk_up) rows.delete(row.registration_id)
    else if (step.kind === "undo")
      rows.set(row.registration_id, { ...row, people: null, checked_in_at: null, repeated_at: null } as never)
    else if (!row.checked_in_at)
      rows.set(row.registration_id, { ...row, people: step.people, checked_in_at: at, checked_in_by: label })
  }
  return [...rows.values()]
}

/** The number of a walk-up who is only on this phone. */
const UNNUMBERED = 0

function walkUpRow(step: Extract<Step, { kind: "walk-up" }>, checked_in_by: string, at: string): Entry {
  const { registration: registration_id, name, people } = step
  const seat = { number: UNNUMBERED, party_size: people, status: "confirmed" as const, is_walk_up: true }
  const unsigned = { code_hash: "", signature: "" }
  const checkIn = { people, checked_in_at: at, checked_in_by, repeated_at: null as never }
  return { registration_id, name, ...seat, ...unsigned, ...checkIn }
}

export function isOnlyHere({ number }: Pick<Entry, "number">) {
  return number === UNNUMBERED
}

/** The free seats, less those that this phone has promised. */
export function freeSeats(free: number, entries: readonly Entry[]) {
  return entries.filter(isOnlyHere).reduce((left, { party_size }) => left - party_size, free)
}

/** Check-ins with the row of the list that they are about, whose signature the server checks. */
export function withSignatures(steps: readonly Step[], entries: readonly Entry[]): Step[] {
  const rows = new Map(entries.map(entry => [entry.registration_id, entry]))
  return steps.map(step => {
    const row = step.kind === "check-in" && rows.get(step.registration)
    if (!row) return step
    const { name, code_hash, party_size, signature } = row
    return { ...step, name, code_hash, party_size, signature }
  })
}

export function kitsWithSteps(kits: readonly LotCount[], steps: readonly Step[]): LotCount[] {
  const lots = new Map(kits.map(({ lot, kits: count }) => [lot, count]))
  for (const step of steps) {
    if (step.kind !== "kits") continue
    const lot = step.lot.trim().toUpperCase()
    lots.set(lot, (lots.get(lot) ?? 0) + step.kits)
  }
  return [...lots].map(([lot, count]) => ({ lot, kits: count }))
}

/** The ticket code in a scanned address or in typed text, or null. */
export function codeIn(text: string) {
  const found = /\/ticket\/([0-9a-f]{12})\b/i.exec(text)?.[1] ?? text.replace(/[\s-]/g, "")
  return /^[0-9a-f]{12}$/i.test(found) ? found.toUpperCase() : null
}

/** Finds a ticket by the hash of its code: the list does not have the codes themselves. */
export async function entryOfCode(entries: readonly Entry[], date: string, code: string) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(date + code))
  const hash = Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, "0")).join("")
  return entries.find(entry => entry.code_hash === hash) ?? null
}

/** The people whose name has the typed text, or whose ticket has the typed code. */
export async function foundEntries(entries: readonly Entry[], date: string, text: string) {
  const code = codeIn(text)
  const byCode = code && (await entryOfCode(entries, date, code))
  if (byCode) return [byCode]
  const wanted = text.trim().toLowerCase()
  return entries.filter(({ name }) => (name ?? "").toLowerCase().includes(wanted))
}

/** People who are expected, and people who are here. */
export function countPeople(entries: readonly Entry[]) {
  const seated = entries.filter(({ status }) => status !== "released")
  return {
    expected: seated.reduce((sum, { party_size }) => sum + party_size, 0),
    here: entries.reduce((sum, { checked_in_at, people }) => sum + (checked_in_at ? (people ?? 0) : 0), 0),
  }
}
