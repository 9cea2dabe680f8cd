import { z } from "zod"
import { TIME_ZONES } from "../calendar/time-zones.ts"
import { formatZonedTime } from "../calendar/zoned-time.ts"
import { type EmailContent, emailMessage, type Invitation } from "../message.ts"
import { code, id, name, params, text } from "../params.ts"

const moment = z.iso.datetime({ offset: true })
const about = {
  event: z.string().regex(/^[A-Za-z0-9-]{1,80}$/),
  title: text,
  date_id: id,
  starts_at: moment,
  ends_at: moment,
  time_zone: z.enum(TIME_ZONES),
  sequence: z.int().nonnegative(),
  place: text.nullable(),
  address: text.nullable(),
  name,
  email: z.email(),
  channel: z.enum(["room", "online"]),
  party_size: z.int().positive(),
  code,
  link: z.string().regex(/^[0-9A-Za-z-]{6,64}$/),
  position: z.int().positive().nullable(),
  offer_expires_at: moment.nullable(),
  join_url: z.url({ protocol: /^https$/ }).nullable(),
}
const registration = params(about)
const canceledDate = params({ ...about, reason: text })
type Registration = z.infer<typeof registration>

export const events = {
  "event-confirmed": emailMessage(registration, given => ({
    subject: `You’re in: ${given.title}`,
    heading: `You’re in for ${given.title}`,
    paragraphs: [
      `${greeting(given)}Your spot is saved. The calendar entry is attached.`,
      "Can’t make it after all? Cancel with the button, so someone on the waiting list can come.",
    ],
    facts: facts(given),
    items: [ticket(given)],
    action: { label: "View or change my spot", path: linkPath(given) },
    invitation: invitation(given, "REQUEST"),
    reason: REASON,
  })),

  "event-waiting": emailMessage(registration, given => ({
    subject: `You’re on the waiting list: ${given.title}`,
    heading: `You’re on the waiting list for ${given.title}`,
    paragraphs: [
      `${greeting(given)}All seats are taken right now. You’re number ${given.position ?? 1} in line.`,
      "When a seat opens up, we’ll email the next person. That person has a day to accept it.",
    ],
    facts: facts(given),
    action: { label: "View or leave the list", path: linkPath(given) },
    reason: REASON,
  })),

  "event-offer": emailMessage(registration, given => ({
    subject: `A seat opened up: ${given.title}`,
    heading: `A seat opened up for ${given.title}`,
    paragraphs: [
      `${greeting(given)}It’s yours if you accept it by ${time(given.offer_expires_at ?? given.starts_at, given)}.`,
      "If you can’t come, please decline, so the next person gets it right away.",
    ],
    facts: facts(given),
    action: { label: "Accept or decline", path: linkPath(given) },
    reason: REASON,
  })),

  "event-link": emailMessage(registration, given => ({
    subject: `Your spot: ${given.title}`,
    heading: `You already registered for ${given.title}`,
    paragraphs: [`${greeting(given)}Here’s the link to your spot, in case you lost our first email.`],
    facts: facts(given),
    action: { label: "View or change my spot", path: linkPath(given) },
    reason: REASON,
  })),

  "event-left": emailMessage(registration, given => ({
    subject: `Canceled: your spot for ${given.title}`,
    heading: "Your spot is canceled",
    paragraphs: [`${greeting(given)}Thanks for telling us. Someone else can come to ${given.title} now.`],
    action: { label: "See other events", path: "/events" },
    invitation: invitation(given, "CANCEL"),
    reason: REASON,
  })),

  "event-changed": emailMessage(registration, given => ({
    subject: `Changed: ${given.title}`,
    heading: `${given.title} has changed`,
    paragraphs: [
      `${greeting(given)}The time or the place is different now. Your spot moves with it, and the new calendar entry is attached.`,
      "If the change doesn’t work for you, cancel with the button.",
    ],
    facts: facts(given),
    action: { label: "View or change my spot", path: linkPath(given) },
    invitation: invitation(given, "REQUEST"),
    reason: REASON,
  })),

  "event-canceled": emailMessage(canceledDate, given => ({
    subject: `Canceled: ${given.title}`,
    heading: `${given.title} is canceled`,
    paragraphs: [`${greeting(given)}We’re sorry. ${given.reason}`, "You don’t have to do anything."],
    facts: facts(given),
    action: { label: "See other events", path: "/events" },
    invitation: invitation(given, "CANCEL"),
    reason: REASON,
  })),

  "event-in-a-week": emailMessage(registration, given => reminder(given, "is a week away")),
  "event-tomorrow": emailMessage(registration, given => reminder(given, "is tomorrow")),
  "event-in-an-hour": emailMessage(registration, given => reminder(given, "starts in an hour")),
}

const REASON = "You’re getting this because someone registered for an event with this address."

function reminder(given: Registration, when: string): EmailContent {
  return {
    subject: `${given.title} ${when}`,
    heading: `${given.title} ${when}`,
    paragraphs: [
      `${greeting(given)}We’re looking forward to seeing you.`,
      "Can’t come? Tell us with the button. Your seat goes to the next person in line.",
    ],
    facts: facts(given),
    items: [ticket(given)],
    action: { label: "View my spot, or say I can’t come", path: linkPath(given) },
    reason: REASON,
  }
}

function greeting({ name }: Registration) {
  return name ? `Hi ${name}. ` : ""
}

function time(at: string, { time_zone }: Registration) {
  return formatZonedTime(at, time_zone)
}

function linkPath({ event, link }: Registration) {
  return `/events/${event}/spot?key=${link}`
}

function ticket({ event, code }: Registration) {
  return { title: "Show my ticket", body: "Open it at the door.", path: `/events/${event}/ticket/${code}` }
}

function facts(given: Registration) {
  const online = given.join_url ?? "Online. You get the link once your spot is confirmed."
  return [
    { label: "When", value: time(given.starts_at, given) },
    {
      label: "Where",
      value: given.channel === "online" ? online : [given.place, given.address].filter(Boolean).join(", "),
    },
    ...(given.party_size > 1 ? [{ label: "People", value: String(given.party_size) }] : []),
  ]
}

function invitation(given: Registration, method: Invitation["method"]): Invitation {
  const { starts_at, ends_at, channel, place, address } = given
  return {
    method,
    path: `/events/${given.event}`,
    entry: {
      ...{ id: given.date_id, sequence: given.sequence, startsAt: starts_at, endsAt: ends_at },
      title: given.title,
      description: given.join_url ? `Join: ${given.join_url}` : "",
      location:
        channel === "online" ? (given.join_url ?? "Online") : [place, address].filter(Boolean).join(", "),
      status: method === "CANCEL" ? "CANCELLED" : "CONFIRMED",
      attendee: { name: given.name, email: given.email },
    },
  }
}
