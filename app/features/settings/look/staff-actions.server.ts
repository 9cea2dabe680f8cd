import { z } from "zod"
import { assertNever } from "#app/lib/assert-never.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { isHexColor } from "#app/lib/theming/contrast.ts"
import { problemSentence } from "./color-problem.ts"
import { logoFiles, logoIcon } from "./logo-files.server.ts"

const colorField = z
  .string()
  .trim()
  .toLowerCase()
  .transform(text => (text.startsWith("#") ? text : `#${text}`))
  .refine(isHexColor, "Enter a color as six digits or letters from a to f, such as #35e583.")

const colorsSchema = z.object({ main_color: colorField, text_color: colorField, giving_color: colorField })

/** The forms of the page: colors, logo, and a button that resets each. */
export async function changeLook(args: StaffActionArgs): Promise<StaffOutcome> {
  const { db, intent } = args
  switch (intent) {
    case "colors":
      return saveColors(args)
    case "reset-colors": {
      const { data } = await db.rpc("save_site_colors").throwOnError()
      return saved(data, "original-colors")
    }
    case "logo":
      return saveLogo(args)
    case "reset-logo": {
      const { data } = await db.rpc("save_site_logo").throwOnError()
      return saved(data, "original-logo")
    }
    default:
      return "not-found"
  }
}

async function saveColors({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(colorsSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data } = await db.rpc("save_site_colors", parsed.value).throwOnError()
  if (data === "invalid") return { errors: await colorErrors(db, parsed.value) }
  return saved(data, "colors")
}

async function colorErrors(db: SupabaseDb, colors: z.infer<typeof colorsSchema>) {
  const { data } = await db.rpc("color_problems", colors).throwOnError()
  return Object.fromEntries(data.map(problem => [problem.field, problemSentence(problem)]))
}

async function saveLogo({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const files = await logoFiles(form)
  if ("errors" in files) return files
  const icon = await logoIcon(form)
  if ("errors" in icon) return icon
  const { data } = await db.rpc("save_site_logo", { ...files, ...icon }).throwOnError()
  return saved(data, "logo")
}

/** The answer to a form that changes the look of the site, or of a state. */
export function saved(outcome: DbEnum<"settings_outcome">, done: string): StaffOutcome {
  switch (outcome) {
    case "saved":
      return { done }
    case "invalid":
      return { errors: { form: "The database refused it. Try another file." } }
    case "not-allowed":
      return "not-found"
    default:
      return assertNever(outcome)
  }
}
