import { href } from "react-router"
import { formattedTime } from "../event-view.server.ts"
import { ticketTone } from "../ticket-panel.tsx"
import { ticketTime } from "../ticket-view.server.ts"
import type { MemberRegistration } from "./queries.ts"

type Status = MemberRegistration["status"]
type Tone = "green" | "marigold" | "air" | "gray" | "siren"

const STATUS: Record<Status, { label: string; tone: Tone }> = {
  confirmed: { label: "You’re in", tone: "green" },
  "awaiting-permission": { label: "Your guardian has not signed yet", tone: "marigold" },
  offered: { label: "A seat opened up for you", tone: "siren" },
  waiting: { label: "On the waiting list", tone: "air" },
  released: { label: "Your seat was given away", tone: "gray" },
  expired: { label: "The offer ended", tone: "gray" },
  canceled: { label: "Canceled", tone: "gray" },
}

/** The same for guardians, about the learner. */
const LEARNER_STATUS: Record<Status, string> = {
  confirmed: "Has a seat",
  "awaiting-permission": "Needs permission",
  offered: "Was offered a seat",
  waiting: "On the waiting list",
  released: "The seat was given away",
  expired: "The offer ended",
  canceled: "Canceled",
}

const SHOWN = 3

/** A registration in words, for the member's pages. */
export function registrationView(row: Omit<MemberRegistration, "slip_id">) {
  const { event, status, is_date_canceled: isCanceled, ticket_code: code } = row
  const { over, day, month } = ticketTime(row.starts_at, row.time_zone)
  const hasTicket = status === "confirmed" && !isCanceled
  return {
    id: row.id,
    title: row.title,
    over,
    stub: { big: day, small: month },
    tone: ticketTone(row.poster_color),
    where: row.channel === "online" ? "Online" : [row.place, row.city].filter(Boolean).join(", "),
    people: row.party_size === 1 ? "Just you" : `You plus ${row.party_size - 1}`,
    status: isCanceled ? { label: "This date is canceled", tone: "siren" as const } : statusBadge(row),
    isPermissionMissing: row.is_permission_missing && !isCanceled,
    isGuardianReminded: row.is_guardian_reminded,
    offerEnds:
      status === "offered" && row.offer_expires_at && !isCanceled
        ? formattedTime(row.offer_expires_at, row.time_zone)
        : null,
    page: href("/events/:event", { event }),
    hasRecap: row.has_recap,
    spot: `${href("/events/:event/spot", { event })}?key=${row.id}`,
    ticket: hasTicket ? href("/events/:event/ticket/:code", { event, code }) : null,
    calendar: hasTicket ? `/events/${event}.ics?date=${row.date_id}` : null,
  }
}

/** For /me: offers first, because they end soon. */
export function nextRegistrations(rows: readonly Omit<MemberRegistration, "slip_id">[]) {
  const views = rows.map(registrationView)
  return [
    ...views.filter(({ offerEnds }) => offerEnds !== null),
    ...views.filter(({ offerEnds }) => offerEnds === null),
  ].slice(0, SHOWN)
}

export type RegistrationView = ReturnType<typeof registrationView>

function statusBadge({ status, place_in_line }: Pick<MemberRegistration, "status" | "place_in_line">) {
  const { label, tone } = STATUS[status]
  return { label: place_in_line ? `Number ${place_in_line} on the waiting list` : label, tone }
}

/** A learner's registration, for guardians and on the learner's copy of their page. */
export function learnerEvent(row: MemberRegistration) {
  const { id, title, over, where, tone } = { ...registrationView(row), tone: STATUS[row.status].tone }
  const status = row.is_date_canceled ? "This date is canceled" : LEARNER_STATUS[row.status]
  const isPermissionMissing = row.is_permission_missing && !row.is_date_canceled
  return { id, title, note: `${over}, ${where}`, status, tone, slip: row.slip_id, isPermissionMissing }
}

export type LearnerEvent = ReturnType<typeof learnerEvent>
