import { z } from "zod"
import { TIME_ZONES } from "../calendar/time-zones.ts"
import { formatZonedTime } from "../calendar/zoned-time.ts"
import type { EmailContent, Invitation } from "../message.ts"
import { code, id, moment, name, params, text } from "../params.ts"

const spot = {
  date_id: id,
  starts_at: moment,
  ends_at: moment,
  sequence: z.int().nonnegative(),
  channel: z.enum(["room", "online"]),
  party_size: z.int().positive(),
  code,
  link: z.string().regex(/^[0-9A-Za-z-]{6,64}$/),
  position: z.int().positive().nullable(),
  offer_expires_at: moment.nullable(),
  join_url: z.url({ protocol: /^https$/ }).nullable(),
}
const about = {
  ...spot,
  event: z.string().regex(/^[A-Za-z0-9-]{1,80}$/),
  title: text,
  time_zone: z.enum(TIME_ZONES),
  place: text.nullable(),
  address: text.nullable(),
  name,
  email: z.email(),
  /** The later dates that the email is about, too. */
  others: z.array(params(spot)),
}

export const registration = params(about)
export const canceledDate = params({ ...about, reason: text })
export const changedDates = params({ ...about, canceled: z.array(params(spot)), reason: text.nullable() })
export type Registration = z.infer<typeof registration>
type Spot = Registration["others"][number]

export function greeting({ name }: Registration) {
  return name ? `Hi ${name}. ` : ""
}

export function time(at: string, { time_zone }: Registration) {
  return formatZonedTime(at, time_zone)
}

export function linkPath({ event }: Registration, { link }: Spot) {
  return `/events/${event}/spot?key=${link}`
}

/** The button: one spot has a page, several are on the page of the event. */
export function spotOrEvent(given: Registration, label: string): EmailContent["action"] {
  return datesIn(given) === 1
    ? { label, path: linkPath(given, given) }
    : { label: "View the event", path: `/events/${given.event}` }
}

export function ticket({ event, code }: Registration) {
  return { title: "Show my ticket", body: "Open it at the door.", path: `/events/${event}/ticket/${code}` }
}

export function datesIn({ others }: Registration) {
  return others.length + 1
}

/** The times of canceled dates, to be read in a sentence. */
export function canceledTimes(given: z.infer<typeof changedDates>) {
  return given.canceled.map(({ starts_at }) => time(starts_at, given)).join("; ")
}

/** When and where. Several dates are a list, in which each links to its own spot. */
export function whenAndWhere(given: Registration): Pick<EmailContent, "facts" | "items"> {
  if (given.others.length > 0) {
    return {
      items: spotsIn(given).map(spot => ({
        title: time(spot.starts_at, given),
        body: [
          where(given, spot),
          ...inLine(spot),
          ...people(spot).map(({ value }) => `${value} people`),
        ].join(". "),
        path: linkPath(given, spot),
      })),
    }
  }
  const facts = [
    { label: "When", value: time(given.starts_at, given) },
    { label: "Where", value: where(given, given) },
  ]
  return { facts: [...facts, ...people(given)] }
}

function spotsIn(given: Registration): Spot[] {
  return [given, ...given.others]
}

function where({ place, address }: Registration, { channel, join_url }: Spot) {
  if (channel === "online") return join_url ?? "Online. You get the link once your spot is confirmed."
  return [place, address].filter(Boolean).join(", ")
}

function inLine({ position }: Spot) {
  return position === null ? [] : [`You’re number ${position} in line`]
}

function people({ party_size }: Spot) {
  return party_size > 1 ? [{ label: "People", value: String(party_size) }] : []
}

/** The calendar entries of the dates; people on a waiting list have none. */
export function invitations(
  given: Registration,
  method: Invitation["method"],
  spots = spotsIn(given),
): Invitation[] {
  return spots
    .filter(({ position }) => position === null)
    .map(spot => ({ method, path: `/events/${given.event}`, entry: entryOf(given, spot, method) }))
}

function entryOf(given: Registration, spot: Spot, method: Invitation["method"]): Invitation["entry"] {
  const { channel, join_url } = spot
  return {
    ...{ id: spot.date_id, sequence: spot.sequence, startsAt: spot.starts_at, endsAt: spot.ends_at },
    title: given.title,
    description: join_url ? `Join: ${join_url}` : "",
    location: channel === "online" ? (join_url ?? "Online") : where(given, spot),
    status: method === "CANCEL" ? "CANCELLED" : "CONFIRMED",
    attendee: { name: given.name, email: given.email },
  }
}
