/** One date of an event in a calendar. */
export interface CalendarEntry {
  /** The id of the date; the site's host is added, so that it is unique everywhere. */
  id: string
  /** Grows with every change, so that calendars replace their copy. */
  sequence: number
  startsAt: string
  endsAt: string
  title: string
  description: string
  location: string | null
  url: string
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED"
  /** The person an invitation is for. */
  attendee?: { name: string | null; email: string }
}

interface CalendarOptions {
  site: { name: string; url: string }
  /** PUBLISH for feeds and files, REQUEST and CANCEL for invitations by email. */
  method: "PUBLISH" | "REQUEST" | "CANCEL"
  /** The name of a feed in calendar programs. */
  name?: string
  /** When the calendar is written. */
  now: string
}

/** A calendar as in RFC 5545. Times are in UTC, which needs no definition of time zones. */
export function writeCalendar(entries: CalendarEntry[], options: CalendarOptions): string {
  const { site, method, name } = options
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.name)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT1H"] : []),
    ...entries.flatMap(entry => entryLines(entry, options)),
    "END:VCALENDAR",
  ]
    .map(line => `${foldLine(line)}\r\n`)
    .join("")
}

function entryLines(entry: CalendarEntry, { site, now }: CalendarOptions) {
  const { hostname } = new URL(site.url)
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@${hostname}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(entry.startsAt)}`,
    `DTEND:${utcTime(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.status}`,
    ...(entry.attendee ? attendeeLines(entry.attendee, site.name, hostname) : []),
    "END:VEVENT",
  ]
}

// Invitations need both; nobody is asked to reply, because the registration is the reply.
function attendeeLines({ name, email }: { name: string | null; email: string }, site: string, host: string) {
  return [
    `ORGANIZER;CN=${quoteParameter(site)}:mailto:no-reply@${host}`,
    `ATTENDEE;CN=${quoteParameter(name ?? email)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
  ]
}

/** `20261212T013000Z` */
function utcTime(moment: string) {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, "")
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")
}

function quoteParameter(value: string) {
  return `"${value.replace(/["\p{Cc}]/gu, "'")}"`
}

const encoder = new TextEncoder()

/** Lines have at most 75 bytes; a longer one continues after a line break and a space. */
function foldLine(line: string) {
  let folded = ""
  let bytes = 0
  for (const char of line) {
    const size = encoder.encode(char).length
    if (bytes + size > 75) {
      folded += "\r\n "
      bytes = 1
    }
    folded += char
    bytes += size
  }
  return folded
}
