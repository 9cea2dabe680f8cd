import type { PostgrestError } from "@supabase/supabase-js"
import type { z } from "zod"
import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "./define-staff-list.ts"

interface Saved {
  data: { id: string }[] | null
  error: PostgrestError | null
}

interface Options<Schema extends z.ZodType> {
  schema: Schema
  /** Without an id it adds a record. Policies decide who may: others change no row. */
  save(value: z.output<Schema>, id: string | undefined): PromiseLike<Saved>
  /** The errors for a value that another record already has. */
  taken?: Record<string, string>
  /** The errors for other refusals of the database, by their SQLSTATE. */
  refused?: Readonly<Record<string, Record<string, string>>>
}

/** Checks the form of a record and saves it. */
export async function saveRecord<Schema extends z.ZodType>(
  { ids: [id], form }: StaffActionArgs,
  { schema, save, taken = {}, refused }: Options<Schema>,
): Promise<StaffOutcome> {
  if (id !== undefined && !isUuid(id)) return "not-found"
  const parsed = parseForm(schema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data, error } = await save(parsed.value, id)
  const errors = error && { "23505": taken, ...refused }[error.code]
  if (errors) return { errors }
  if (error) throw error
  return data?.[0] ? { done: "saved", id: data[0].id } : "not-found"
}
