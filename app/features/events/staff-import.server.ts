import { z } from "zod"
import { checkbox, dateField, emailProblem, plainName } from "#app/lib/forms/fields.ts"
import { defineImport } from "#app/lib/staff/define-import.ts"

const MOST_PEOPLE = 5

/** Who attended a class or another event: they are registered, and checked in if they came. */
export const staffImport = defineImport({
  list: "events",
  title: "Attendance of events",
  key: ["event", "day", "name", "email"],
  schema: z.object({
    event: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write the last part of the event’s address, such as spring-class."),
    day: dateField(),
    name: z
      .string()
      .trim()
      .min(1, "Write the name.")
      .max(100, "Keep it under 101 characters.")
      .check(plainName("The name")),
    email: z
      .string()
      .trim()
      .default("")
      .check(({ value, issues }) => {
        const message = value === "" ? null : emailProblem(value)
        if (message) issues.push({ code: "custom", input: value, message })
      }),
    people: z.coerce
      .number("Write a number.")
      .int("Write a whole number.")
      .min(1, "Write at least 1.")
      .max(MOST_PEOPLE, `Write ${MOST_PEOPLE} at most.`),
    attended: checkbox(),
  }),
  fields: [
    { name: "event", label: "Event" },
    { name: "day", label: "Day", kind: "date" },
    { name: "name", label: "Name" },
    { name: "email", label: "Email", isOptional: true },
    { name: "people", label: "People", default: "1" },
    { name: "attended", label: "Attended", kind: "yes-no", default: "yes" },
  ],
})
