import { expect, test } from "vitest"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { dateSchema } from "./date-schema.ts"
import { eventSchema, slugOf } from "./schema.ts"

const EVENT = {
  ...{ title: "Porch Lights", slug: "", kind: "training", chapter_id: "", summary: "Learn it on a porch." },
  ...{ format: "in-person", place: "Porch", street: "1 Main St", city: "Little Rock", state: "Arkansas" },
  time_zone: "America/Chicago",
}

function formOf(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test("an event in a room needs an address, an online one loses it", () => {
  const missing = parseForm(eventSchema, formOf({ ...EVENT, street: "", city: "", summary: "Short" }))
  expect(missing.ok ? [] : Object.keys(missing.errors).sort()).toEqual(["city", "street", "summary"])
  const online = parseForm(eventSchema, formOf({ ...EVENT, format: "online" }))
  expect(online.ok && online.value).toMatchObject({ place: null, street: null, state: null })
})

test("empty fields are null, and line breaks are single characters", () => {
  const parsed = parseForm(eventSchema, formOf({ ...EVENT, description: "One\r\nTwo", people_trained: "" }))
  expect(parsed.ok && parsed.value).toMatchObject({
    ...{ description: "One\nTwo", recap: null, people_trained: null, poster_art: null, chapter_id: null },
    ...{ needs_registration: false, features: [] },
  })
})

test("a title gives an address", () => {
  expect(slugOf("  Noche de Años: ¡Hola! ")).toBe("noche-de-anos-hola")
})

test("a date has a day, times and seats", () => {
  const date = { day: "2026-12-12", starts: "19:30", ends: "21:00", last_day: "", room_capacity: "40" }
  const parsed = parseForm(dateSchema, formOf(date))
  expect(parsed.ok && parsed.value).toEqual({
    ...{ starts: "2026-12-12T19:30", minutes: 90, room_capacity: 40, online_capacity: null },
  })
  const wrong = parseForm(dateSchema, formOf({ ...date, day: "", room_capacity: "many" }))
  expect(wrong.ok ? [] : Object.keys(wrong.errors).sort()).toEqual(["day", "room_capacity"])
  const backwards = parseForm(dateSchema, formOf({ ...date, last_day: "2026-12-01" }))
  expect(backwards.ok ? {} : backwards.errors).toHaveProperty("ends")
})
