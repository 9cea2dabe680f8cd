import { createHash } from "node:crypto"
import routes from "#app/routes.ts"
import type { Caller, GrowthRequest } from "./requests.ts"

export const CERTIFICATE = "8f14e45fceea167a5a36dedd4bea2543"
/** Replaced by the number of the member's ticket in the sealed raffle. */
export const TICKET_NUMBER = "TICKET_NUMBER"
/** Replaced by the id of a learner of the member. */
export const LEARNER = "LEARNER"
const COURSE = "overdose-response-basics"
export const TICKET = createHash("md5").update("ticket1").digest("hex").slice(0, 12).toUpperCase()
export const DATE = uuidOf("date1")
const EVENT_ID = uuidOf("event1")
const [YEAR, MONTH] = [new Date().getUTCFullYear(), new Date().getUTCMonth()]
/** The first days of the next month, whose dates are ahead at every size, and of the one after it. */
export const [NEXT_MONTH, MONTH_AFTER] = [1, 2].map(count =>
  new Date(Date.UTC(YEAR, MONTH + count, 1)).toISOString().slice(0, 10),
) as [string, string]
/** The key of the helper's link of the first event. */
export const CHECK_IN_KEY = createHash("md5").update("link1").digest("hex").repeat(2)

/** Paths with a query, or for visitors, which the route table does not say. */
const MORE: [Caller, string][] = [
  ["visitor", "/search?q=naloxone"],
  ["visitor", `/certificate/${CERTIFICATE}`],
  ["visitor", "/credentials/status/revocation"],
  ["visitor", "/events?view=month"],
  ["member", `/events?month=${NEXT_MONTH.slice(0, 7)}`],
  ["visitor", "/events.ics"],
  ["visitor", `/events/event-1/ticket/${TICKET}`],
  ["visitor", "/raffles"],
  ["visitor", "/raffles?before=raffle-201"],
  ["visitor", "/raffles/raffle-101"],
  ["member", "/raffles/raffle-101"],
  ["helper", "/events/event-1/check-in"],
  ["helper", "/events/event-1/check-in?search=maria"],
  ["member", "/"],
  ["staff", "/staff/certificates?q=m"],
  ["staff", "/staff/certificates?q=maria"],
  ["staff", "/staff/certificates?q=maria%20family7"],
  ["staff", "/staff/kits?view=delivered"],
  ["staff", "/staff/csv/chapters"],
  ["staff", "/staff/gifts?q=maria"],
  ["visitor", "/donate/wall"],
]

/** Values of parameters; a page whose value is missing here responds with 404 and is reported as not measured. */
const PARAMETERS: [route: string, path: string][] = [
  ["/certificate/:id/:file", `/certificate/${CERTIFICATE}/sheet.svg`],
  ["/certificate/:id", `/certificate/${CERTIFICATE}`],
  ["/verify/:id", `/verify/${CERTIFICATE}`],
  ["/staff/csv/:list", "/staff/csv/certificates"],
  ["/guardian/learners/:id", `/guardian/learners/${LEARNER}`],
  ["/courses/:id", `/courses/${COURSE}`],
  ["/events/:event/ticket/:code", `/events/event-1/ticket/${TICKET}`],
  ["/staff/events/:event/dates/:id", `/staff/events/${EVENT_ID}/dates/${DATE}`],
  ["/staff/events/:event/check-in", "/staff/events/event-1/check-in"],
  ["/events/:event", "/events/event-1"],
  ["/raffles/:raffle/sealed.json", "/raffles/raffle-101/sealed.json"],
  ["/raffles/:raffle/tickets/:number/proof.json", `/raffles/raffle-101/tickets/${TICKET_NUMBER}/proof.json`],
  ["/raffles/:raffle", "/raffles/raffle-1"],
  ["/about/chapters/:chapter", "/about/chapters/chapter-1"],
]

/** A request for every route, made by a member or, below /staff, by an administrator. */
export function pageRequests(): GrowthRequest[] {
  const pages = [...routes]
    .flatMap(entry => [entry, ...(entry.children ?? [])])
    .flatMap(({ path }) => (path === undefined || /^(dev\/|\*)/.test(path) ? [] : [`/${path}`]))
    .map(route => [callerOf(route), examplePath(route)] as const)
  return [...MORE, ...pages].map(([caller, path]) => ({ name: path, caller, path }))
}

function uuidOf(text: string) {
  const hash = createHash("md5").update(text).digest("hex")
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}

function callerOf(route: string): Caller {
  return route.startsWith("/staff") ? "staff" : "member"
}

function examplePath(route: string) {
  const withoutOptional = route.replace(/\/:\w+\?/g, "")
  const known = PARAMETERS.find(([start]) => withoutOptional.startsWith(start))
  const path = known ? withoutOptional.replace(known[0], known[1]) : withoutOptional
  return path.replace(/:\w+|\*/g, "x")
}
