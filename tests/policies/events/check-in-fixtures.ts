import type { TestBackend } from "#tests/support/backend.ts"
import { eventStaff, publishedDate } from "./event-fixtures.ts"

/** A date that starts in ten minutes, with the key of a helper's link. */
export async function dateWithHelper(
  backend: TestBackend,
  { room = 5, startsIn = "10 minutes" }: { room?: number; startsIn?: string } = {},
) {
  const made = await publishedDate(backend, { room, startsIn })
  return { ...made, key: await newKey(backend, made.date) }
}

export async function newKey(backend: TestBackend, date: string, label = "Front door") {
  const staff = await eventStaff(backend)
  const { data } = await staff.rpc("create_check_in_link", { date, label }).throwOnError()
  return data[0]!.key
}

/** What helpers see. */
export async function roster(backend: TestBackend, key: string, since?: string) {
  return (await backend.visitor.rpc("check_in_roster", { key, since }).throwOnError()).data
}

interface Step {
  sequence: number
  kind: "check-in" | "undo" | "kits" | "walk-up"
  registration?: string
  people?: number
  lot?: string
  kits?: number
  seconds_ago?: number
  name?: string
  email?: string
  code_hash?: string
  party_size?: number
  signature?: string
}

/** Sends steps as a phone does, which has the list of its link. */
export async function save(backend: TestBackend, key: string, device: string, ...steps: Step[]) {
  const list = await roster(backend, key)
  const sent = steps.map(step => {
    const row = list.find(({ registration_id }) => registration_id === step.registration)
    return { people: 1, seconds_ago: 0, ...(row && signed(row)), ...step }
  })
  return (await backend.visitor.rpc("save_check_ins", { key, device, steps: sent }).throwOnError()).data
}

function signed({ name, code_hash, party_size, signature }: Awaited<ReturnType<typeof roster>>[number]) {
  return { name, code_hash, party_size, signature }
}

export const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome)

export async function registrationOf(backend: TestBackend, email: string) {
  const [row] = await backend.sql<{ id: string; ticket_code: string }>(
    "select id, ticket_code from public.event_registrations where email = $1",
    [email],
  )
  return row!
}

export async function setStock(backend: TestBackend, kits: number) {
  await backend.sql("update public.kit_stock set kits = $1 where id", [kits])
}
