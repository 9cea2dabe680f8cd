import { z } from "zod"
import { TIME_ZONES } from "../calendar/time-zones.ts"
import { formatZonedTime } from "../calendar/zoned-time.ts"
import { noticeMessage } from "../message.ts"
import { day, moment, params, text } from "../params.ts"
import { formatDay } from "./format.ts"

const PATH = "/me/volunteering"

const stage = z.enum(["submitted", "interview", "training", "active", "inactive", "declined"])

const STAGES: Record<z.infer<typeof stage>, { title: string; body: string }> = {
  submitted: {
    title: "We got your volunteer application",
    body: "We read every application and answer within two weeks. You can follow it in your account.",
  },
  interview: {
    title: "Let’s talk about volunteering",
    body: "We’d like to talk with you for 15 minutes. Reply with two or three times that work for you.",
  },
  training: {
    title: "Next step: the lesson",
    body: "It was good to meet you. Now take the lesson: everyone does, whatever their job.",
  },
  active: {
    title: "You’re a volunteer",
    body: "Welcome! Sign the waiver and pick your first shift.",
  },
  inactive: {
    title: "Your volunteering has ended",
    body: "You’re no longer on our list of volunteers, and we canceled your upcoming shifts.",
  },
  declined: {
    title: "About your volunteer application",
    body: "We can’t find a job that fits right now. You can apply again when things change.",
  },
}

export const volunteers = {
  "volunteer-application": noticeMessage(
    params({ name: text, stage, note: text.nullable() }),
    ({ name, stage, note }) => {
      const { title, body } = STAGES[stage]
      const words = [`Hello ${name}. ${body}`, ...(note ? [`Our note: ${note}`] : [])]
      return { title, body: words.join(" "), path: PATH, button: "See your application" }
    },
  ),

  "shift-notice": noticeMessage(
    params({
      what: z.enum([
        "moved-up",
        "handed-over",
        "reminder",
        "changed",
        "canceled",
        "consent-ended",
        "screening-ended",
      ]),
      title: text,
      startsAt: moment,
      timeZone: z.enum(TIME_ZONES),
      place: text,
      reason: text.nullable(),
    }),
    ({ what, title, startsAt, timeZone, place, reason }) => {
      const when = `${formatZonedTime(startsAt, timeZone)}, ${place}.`
      switch (what) {
        case "moved-up":
          return {
            title: `You have a place: ${title}`,
            body: `A place opened up, and you were next in line. ${when} Can’t make it? Give the place back, so someone else can come.`,
            path: PATH,
          }
        case "handed-over":
          return {
            title: `Someone took your place: ${title}`,
            body: `Another volunteer takes the shift you offered. ${when} You’re off the list.`,
            path: PATH,
          }
        case "reminder":
          return { title: `Your shift is coming up: ${title}`, body: when, path: PATH }
        case "changed":
          return { title: `Your shift has changed: ${title}`, body: `It’s now ${when}`, path: PATH }
        case "canceled":
          return {
            title: `Your shift is canceled: ${title}`,
            body: `It was planned for ${when} Our reason: ${reason ?? "none given"}`,
            path: PATH,
          }
        case "consent-ended":
          return {
            title: `You’re off this shift: ${title}`,
            body: `Your guardian took back the permission for events, so we gave your place to others. ${when}`,
            path: PATH,
          }
        case "screening-ended":
          return {
            title: `You’re off this shift: ${title}`,
            body: `It needs a screening that is valid on that day, and yours isn’t, so we gave your place to others. ${when} Once you have a new one, you can sign up again.`,
            path: PATH,
          }
      }
    },
  ),

  "hours-decided": noticeMessage(
    params({
      status: z.enum(["approved", "rejected"]),
      minutes: z.int().positive(),
      day,
      task: text,
      reason: text.nullable(),
    }),
    ({ status, minutes, day, task, reason }) => {
      const what = `${minutes / 60} hours on ${formatDay(day)}: ${task}.`
      return status === "approved"
        ? { title: "Your hours are approved", body: what, path: PATH }
        : {
            title: "Your hours were not approved",
            body: `${what} Our reason: ${reason ?? "none given"}`,
            path: PATH,
          }
    },
  ),
}
