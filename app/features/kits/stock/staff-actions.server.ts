import { z } from "zod"
import { checkbox, optionalTextField, textField } from "#app/lib/forms/fields.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

const count = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/, "Type a whole number from 0 to 999999.")
  .transform(Number)
const optionalId = z.union([z.literal(""), z.uuid()]).optional()

const siteSchema = z.object({
  name: textField(2, 60),
  alert_below: count,
  chapter: optionalId,
  ships_mail: checkbox(),
})

const movementSchema = z.object({
  site: z.uuid("Choose a site."),
  change: z.enum(["received", "moved", "handed-out", "corrected"]),
  ...{ kits: count, doses: count, reason: textField(3, 200), to_site: optionalId },
  expires_on: optionalTextField(10, 10),
})

const DAY = z.iso.date()

/** Adds a site, or changes the one that the intent names. */
export async function saveSite({ db, form, intent }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(siteSchema, form)
  if (!parsed.ok) return { errors: parsed.errors, intent }
  const { chapter, ...rest } = parsed.value
  const id = intent.slice("site ".length)
  if (id !== "new" && !z.uuid().safeParse(id).success) return "not-found"
  const args = { ...rest, site: id === "new" ? null : id, chapter: chapter || null }
  // The generated types know no null for arguments.
  const { data } = await db.rpc("save_stock_site", args as never).throwOnError()
  if (data === "saved") return { done: "site-saved" }
  return data === "not-allowed"
    ? "not-found"
    : { errors: { name: "Another site has this name or this chapter." }, intent }
}

/** Closes the site that the intent names, or opens it again. */
export async function closeSite({ db, form, intent }: StaffActionArgs): Promise<StaffOutcome> {
  const site = intent.slice("close ".length)
  if (!z.uuid().safeParse(site).success) return "not-found"
  const is_closed = form.get("is_closed") === "on"
  const { data } = await db.rpc("close_stock_site", { site, is_closed }).throwOnError()
  if (data === "ships-mail") return { done: "ships-mail" }
  return data === "saved" ? { done: is_closed ? "site-closed" : "site-saved" } : "not-found"
}

/** Records kits and doses that arrived, left, moved or were counted. */
export async function recordStock({ db, form, intent }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(movementSchema, form)
  if (!parsed.ok) return { errors: parsed.errors, intent }
  const { expires_on, to_site, ...rest } = parsed.value
  if (expires_on && !DAY.safeParse(expires_on).success)
    return { errors: { expires_on: "Enter a date, like 2027-06-30." }, intent }
  if (rest.change === "moved" && (!to_site || to_site === rest.site))
    return { errors: { to_site: "Choose the other site." }, intent }
  if (rest.change !== "corrected" && rest.kits + rest.doses === 0)
    return { errors: { kits: "Enter at least one kit or dose." }, intent }
  const moved = rest.change === "moved" ? to_site : null
  const args = { ...rest, expires_on: expires_on ?? null, to_site: moved }
  const { data } = await db.rpc("record_stock", args as never).throwOnError()
  switch (data) {
    case "saved":
      return { done: "saved" }
    case "too-few":
      return { errors: { kits: "The site doesn’t have that many." }, intent }
    case "closed":
      return { errors: { change: "This site is closed. You can only move what’s left there." }, intent }
    case "invalid":
    case "ships-mail":
      return { errors: { kits: "We can’t store these numbers or this date." }, intent }
    case "not-allowed":
      return "not-found"
  }
}
