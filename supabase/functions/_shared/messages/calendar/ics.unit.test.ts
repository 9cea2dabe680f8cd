import ICAL from "ical.js"
import { expect, test } from "vitest"
import { type CalendarEntry, writeCalendar } from "./ics.ts"

const SITE = { name: "Open Airway", url: "https://openairway.example" }
const NOW = "2026-11-16T12:00:00Z"
const ENTRY: CalendarEntry = {
  id: "7b2f6c1e-0000-4000-8000-000000000001",
  sequence: 3,
  startsAt: "2026-12-13T01:30:00+00:00",
  endsAt: "2026-12-13T03:00:00+00:00",
  title: "Night Shift; doors, 7",
  description:
    "Bring a friend\nand a jacket \\ hat. Große Straße, señora, 日本語 – and much more text for a second line.",
  location: "Lantern Hall, 411 Rock St, Little Rock, AR",
  url: "https://openairway.example/events/night-shift",
  status: "CONFIRMED",
}

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { calendar, events: calendar.getAllSubcomponents("vevent").map(part => new ICAL.Event(part)) }
}

test("an independent parser reads back what was written", () => {
  const { calendar, events } = parsed(writeCalendar([ENTRY], { site: SITE, method: "PUBLISH", now: NOW }))
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH")
  const [event] = events
  expect(event!.uid).toBe(`${ENTRY.id}@openairway.example`)
  expect(event!.sequence).toBe(3)
  expect(event!.summary).toBe(ENTRY.title)
  expect(event!.description).toBe(ENTRY.description)
  expect(event!.location).toBe(ENTRY.location)
  expect(event!.startDate.toJSDate().toISOString()).toBe("2026-12-13T01:30:00.000Z")
  expect(event!.duration.toSeconds()).toBe(90 * 60)
})

test("lines have at most 75 bytes and end in CRLF", () => {
  const text = writeCalendar([ENTRY], { site: SITE, method: "PUBLISH", name: "Events", now: NOW })
  expect(text.endsWith("\r\n")).toBe(true)
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  const sizes = text.split("\r\n").map(line => Buffer.byteLength(line))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(text).toMatch(/\r\n /)
})

test("an invitation names its attendee, also with quotes and a line break in the name", () => {
  const attendee = { name: 'Ana "Annie"\r\nBEGIN:VEVENT', email: "ana@example.org" }
  const text = writeCalendar([{ ...ENTRY, attendee }], { site: SITE, method: "REQUEST", now: NOW })
  const { calendar, events } = parsed(text)
  expect(events).toHaveLength(1)
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST")
  expect(events[0]!.attendees[0]!.getFirstValue()).toBe("mailto:ana@example.org")
  expect(events[0]!.organizer).toBe("mailto:no-reply@openairway.example")
})

test("a cancellation has the same id and says so", () => {
  const canceled: CalendarEntry = { ...ENTRY, sequence: 4, status: "CANCELLED" }
  const { events } = parsed(writeCalendar([canceled], { site: SITE, method: "CANCEL", now: NOW }))
  expect(events[0]!.uid).toBe(`${ENTRY.id}@openairway.example`)
  expect(events[0]!.component.getFirstPropertyValue("status")).toBe("CANCELLED")
})
