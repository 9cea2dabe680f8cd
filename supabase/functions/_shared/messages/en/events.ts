import { type EmailContent, emailMessage } from "../message.ts"
import {
  canceledDate,
  canceledTimes,
  changedDates,
  datesIn,
  greeting,
  invitations,
  linkPath,
  type Registration,
  registration,
  spotOrEvent,
  ticket,
  time,
  whenAndWhere,
} from "./event-spots.ts"

export const events = {
  "event-confirmed": emailMessage(registration, given => ({
    subject: `You’re in: ${given.title}`,
    heading: `You’re in for ${given.title}`,
    paragraphs:
      datesIn(given) === 1
        ? [
            `${greeting(given)}Your spot is saved. The calendar entry is attached.`,
            "Can’t make it after all? Cancel with the button, so someone on the waiting list can come.",
          ]
        : [
            `${greeting(given)}Your spots on ${datesIn(given)} dates are saved. The calendar entries are attached.`,
            "Can’t make it to one of them? Open it and cancel it, so someone on the waiting list can come.",
          ],
    ...whenAndWhere(given),
    ...(datesIn(given) === 1 && { items: [ticket(given)] }),
    action: spotOrEvent(given, "View or change my spot"),
    invitations: invitations(given, "REQUEST"),
    reason: REASON,
  })),

  "event-waiting": emailMessage(registration, given => ({
    subject: `You’re on the waiting list: ${given.title}`,
    heading: `You’re on the waiting list for ${given.title}`,
    paragraphs: [
      datesIn(given) === 1
        ? `${greeting(given)}All seats are taken right now. You’re number ${given.position ?? 1} in line.`
        : `${greeting(given)}All seats on these dates are taken right now.`,
      "When a seat opens up, we’ll email the next person. That person has a day to accept it.",
    ],
    ...whenAndWhere(given),
    action: spotOrEvent(given, "View or leave the list"),
    reason: REASON,
  })),

  "event-offer": emailMessage(registration, given => ({
    subject: `A seat opened up: ${given.title}`,
    heading: `A seat opened up for ${given.title}`,
    paragraphs: [
      `${greeting(given)}It’s yours if you accept it by ${time(given.offer_expires_at ?? given.starts_at, given)}.`,
      "If you can’t come, please decline, so the next person gets it right away.",
    ],
    ...whenAndWhere(given),
    action: { label: "Accept or decline", path: linkPath(given, given) },
    reason: REASON,
  })),

  "event-link": emailMessage(registration, given => ({
    subject: `Your spot: ${given.title}`,
    heading: `You already registered for ${given.title}`,
    paragraphs: [`${greeting(given)}Here’s the link to your spot, in case you lost our first email.`],
    ...whenAndWhere(given),
    action: { label: "View or change my spot", path: linkPath(given, given) },
    reason: REASON,
  })),

  "event-left": emailMessage(registration, given => ({
    subject: `Canceled: your spot for ${given.title}`,
    heading: "Your spot is canceled",
    paragraphs: [`${greeting(given)}Thanks for telling us. Someone else can come to ${given.title} now.`],
    action: { label: "See other events", path: "/events" },
    invitations: invitations(given, "CANCEL"),
    reason: REASON,
  })),

  "event-changed": emailMessage(changedDates, given => ({
    subject: `Changed: ${given.title}`,
    heading: `${given.title} has changed`,
    paragraphs: [
      ...(datesIn(given) === 1
        ? [
            `${greeting(given)}The time or the place is different now. Your spot moves with it, and the new calendar entry is attached.`,
            "If the change doesn’t work for you, cancel with the button.",
          ]
        : [
            `${greeting(given)}The time or the place of ${datesIn(given)} dates is different now. Your spots move with them, and the new calendar entries are attached.`,
            "If a date doesn’t work for you, open it and cancel it.",
          ]),
      ...(given.canceled.length > 0
        ? [`We had to cancel ${canceledTimes(given)}. We’re sorry. ${given.reason ?? ""}`.trim()]
        : []),
    ],
    ...whenAndWhere(given),
    action: spotOrEvent(given, "View or change my spot"),
    invitations: [...invitations(given, "REQUEST"), ...invitations(given, "CANCEL", given.canceled)],
    reason: REASON,
  })),

  "event-canceled": emailMessage(canceledDate, given => ({
    subject: `Canceled: ${given.title}`,
    heading:
      datesIn(given) === 1
        ? `${given.title} is canceled`
        : `${datesIn(given)} dates of ${given.title} are canceled`,
    paragraphs: [`${greeting(given)}We’re sorry. ${given.reason}`, "You don’t have to do anything."],
    ...whenAndWhere(given),
    action: { label: "See other events", path: "/events" },
    invitations: invitations(given, "CANCEL"),
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
    ...whenAndWhere(given),
    items: [ticket(given)],
    action: { label: "View my spot, or say I can’t come", path: linkPath(given, given) },
    reason: REASON,
  }
}
