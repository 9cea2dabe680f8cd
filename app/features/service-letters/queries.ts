import { z } from "zod"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS = "id, code, name, from_day, to_day, minutes, legal_name, address, issued_at"

/** The member's letters, newest first. */
export async function ownLetters(db: SupabaseDb, member: string) {
  const { data } = await db
    .from("service_letters")
    .select(COLUMNS)
    .eq("user_id", member)
    .order("issued_at", { ascending: false })
    .limit(20)
    .throwOnError()
  return data
}

export type ServiceLetter = Awaited<ReturnType<typeof ownLetters>>[number]

/** A letter that the caller may read, or null. */
export async function letterById(db: SupabaseDb, id: string): Promise<ServiceLetter | null> {
  if (!isUuid(id)) return null
  return (await db.from("service_letters").select(COLUMNS).eq("id", id).maybeSingle().throwOnError()).data
}

interface Issued {
  outcome: DbEnum<"letter_outcome">
}

export async function issueLetter(db: SupabaseDb, period: { from_day: string; to_day: string }) {
  const { data } = await db.rpc("issue_service_letter", period).single<Issued>().throwOnError()
  return data.outcome
}

const cardSchema = z.object({
  name: z.string().nullable(),
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  minutes: z.int(),
  legalName: z.string(),
  isCurrent: z.boolean(),
})

export type LetterCard = z.infer<typeof cardSchema>

const LETTER_CODE = /^([0-9A-Z]{5})-?([0-9A-Z]{5})$/

/** The public answer about a code, or null. Letters that look alike are read as the digit, as on receipts. */
export async function letterCard(db: SupabaseDb, typed: string): Promise<LetterCard | null> {
  const plain = typed.toUpperCase().replace(/\s/g, "").replace(/O/g, "0").replace(/[IL]/g, "1")
  const [, first, second] = LETTER_CODE.exec(plain) ?? []
  if (!first) return null
  const { data } = await db.rpc("service_letter_card", { wanted: `${first}-${second}` }).throwOnError()
  return data === null ? null : cardSchema.parse(data)
}
