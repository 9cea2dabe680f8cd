import { z } from "zod"
import { checkbox, dateField, optionalTextField, textField } from "#app/lib/forms/fields.ts"
import { lawSources } from "#content/schema/resources.ts"
import { sourcesOf } from "./source-lines.ts"

const DUTY = ["duty_text", "duty_label", "duty_url"] as const

export const lawSchema = z
  .object({
    call_law: optionalTextField(3, 160),
    call_covers: textField(20, 600),
    call_leaves_out: optionalTextField(20, 600),
    naloxone_law: optionalTextField(3, 160),
    naloxone: textField(20, 600),
    test_strips: optionalTextField(20, 600),
    unconfirmed: optionalTextField(10, 600),
    duty_text: optionalTextField(20, 300),
    duty_label: optionalTextField(3, 80),
    duty_url: z
      .string()
      .trim()
      .max(500)
      .regex(/^(https:\/\/\S+)?$/, "Enter an address that begins with https://.")
      .transform(url => url || null),
    sources: z
      .string()
      .transform(sourcesOf)
      .refine(
        sources => lawSources.safeParse(sources).success,
        "Each line needs title | publisher | https address | day read (2026-11-17).",
      ),
    reviewed_on: dateField("Enter the day on which you compared it with its sources."),
    is_published: checkbox(),
  })
  .check(({ value, issues }) => {
    const missing = DUTY.filter(name => value[name] === null)
    if (missing.length === DUTY.length) return
    for (const name of missing)
      issues.push({
        ...{ code: "custom" as const, input: value[name], path: [name] },
        message: "A report that the state requires needs a sentence, a link and its words.",
      })
  })
