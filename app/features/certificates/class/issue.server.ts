import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Attendee } from "./read-people.ts"
import { classSchema } from "./schema.ts"
import { staffPage } from "./staff-page.ts"

export interface Line extends Attendee {
  outcome: DbEnum<"class_certificate_outcome">
}

export interface Preview extends ActionResult {
  lines: Line[]
}

const DAY = "Enter a day of the last two years, not one to come."

/** Says what will happen to each line, or issues the certificates of a list that was looked at. */
export async function issueClassCertificates(context: Readonly<RouterContextProvider>, form: FormData) {
  const parsed = parseForm(classSchema, form)
  if (!parsed.ok) return parsed.result
  const { course, taught_on, people } = parsed.value
  const is_preview = form.get("intent") !== "issue"
  const { data: outcomes } = await supabase(context)
    .rpc("issue_class_certificates", {
      course,
      taught_on,
      people: people.map(person => ({ ...person })),
      is_preview,
    })
    .throwOnError()
  // The roles were checked and the schema limits the list, so it is the day or a course that is closed.
  if (outcomes === null) return invalidForm(form, { taught_on: DAY })
  const lines = people.map((person, index): Line => ({ ...person, outcome: outcomes[index]! }))
  if (is_preview) return { lines, values: submittedValues(form) } satisfies Preview
  return redirectWithFlash(context, staffPage.path, issuedText(lines), "good")
}

function issuedText(lines: readonly Line[]) {
  const issued = lines.filter(({ outcome }) => outcome === "issued").length
  if (issued === 0) return "No certificate was issued: nobody on the list needed one."
  return issued === 1
    ? "One certificate is issued, and the person gets an email."
    : `${issued} certificates are issued, and each person gets an email.`
}

/** The courses that have a certificate, and the people who were checked in on the date in the address. */
export async function classForm(db: SupabaseDb, date: string | null) {
  const [{ data: courses }, { data: attendees }] = await Promise.all([
    db
      .from("courses")
      .select("id, title")
      .eq("status", "published")
      .not("bank", "is", null)
      .order("position")
      .throwOnError(),
    date && isUuid(date)
      ? db.rpc("class_attendees", { date }).throwOnError()
      : { data: [] as { name: string; email: string }[] },
  ])
  const people = attendees.map(({ name, email }) => `${name ?? ""}, ${email ?? ""}`).join("\n")
  return { courses: courses.map(({ id, title }) => ({ value: id, label: title })), people }
}
