import { z } from "zod"
import { TIME_ZONES } from "../calendar/time-zones.ts"
import { formatZonedTime } from "../calendar/zoned-time.ts"
import { noticeMessage } from "../message.ts"
import { day, moment, params, text } from "../params.ts"
import { formatDay } from "./format.ts"

const slug = z.string().regex(/^[A-Za-z0-9-]{1,60}$/)
const ticket = z.int().positive()
const winner = params({
  ...{ title: text, slug, number: ticket, claim_by: moment },
  time_zone: z.enum(TIME_ZONES),
})

export const raffles = {
  "raffle-entered": noticeMessage(
    params({ title: text, slug, numbers: z.array(ticket).min(1), closes: day }),
    ({ title, slug, numbers, closes }) => ({
      title: `You’re in: ${title}`,
      body: `Your ${numbers.length === 1 ? "ticket is" : "tickets are"} ${numbers.map(formatTicket).join(", ")}. Entries close on ${formatDay(closes)}. After that, the raffle’s page shows that your ticket is in the sealed list.`,
      path: `/raffles/${slug}`,
    }),
  ),

  "raffle-open": noticeMessage(params({ title: text, slug, closes: day }), ({ title, slug, closes }) => ({
    title: `Open now: ${title}`,
    body: `You asked us to remind you. Entering is free, and entries close on ${formatDay(closes)}.`,
    path: `/raffles/${slug}`,
    button: "Enter for free",
  })),

  "raffle-draw-soon": noticeMessage(params({ title: text, slug }), ({ title, slug }) => ({
    title: `The draw is in an hour: ${title}`,
    body: "You asked us to remind you. The raffle’s page shows the result as soon as it’s drawn, and you can check it there.",
    path: `/raffles/${slug}`,
    button: "Watch the draw",
  })),

  "raffle-won": noticeMessage(winner, ({ title, slug, number, ...deadline }) => ({
    title: `You won: ${title}`,
    body: `Ticket ${formatTicket(number)} was drawn. Claim your prize by ${claimBy(deadline)}, or it goes to the next ticket in line.`,
    path: `/raffles/${slug}`,
    button: "Claim your prize",
  })),

  "raffle-alternate": noticeMessage(winner, ({ title, slug, number, ...deadline }) => ({
    title: `You’re next in line, and the prize is yours: ${title}`,
    body: `The ticket before yours didn’t claim. Ticket ${formatTicket(number)} was drawn as the next one. Claim your prize by ${claimBy(deadline)}.`,
    path: `/raffles/${slug}`,
    button: "Claim your prize",
  })),

  "raffle-claim-soon": noticeMessage(winner, ({ title, slug, number, ...deadline }) => ({
    title: `Don’t miss your prize: ${title}`,
    body: `Ticket ${formatTicket(number)} won. Claim your prize by ${claimBy(deadline)}. After that it goes to the next ticket in line.`,
    path: `/raffles/${slug}`,
    button: "Claim your prize",
  })),

  "raffle-canceled": noticeMessage(
    params({ title: text, slug, reason: text }),
    ({ title, slug, reason }) => ({
      title: `Canceled: ${title}`,
      body: `We canceled this raffle. The reason: ${reason}`,
      path: `/raffles/${slug}`,
    }),
  ),
}

function claimBy({ claim_by, time_zone }: Pick<z.infer<typeof winner>, "claim_by" | "time_zone">) {
  return formatZonedTime(claim_by, time_zone)
}

function formatTicket(number: number) {
  return String(number).padStart(4, "0")
}
