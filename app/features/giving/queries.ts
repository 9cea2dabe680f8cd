import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import {
  giftProgressSchema,
  givingOptionsSchema,
  receiptCardSchema,
  receiptSheetSchema,
  statementCardSchema,
  statementSheetSchema,
} from "./options.ts"
import type { DonationForm } from "./schema.ts"

export const GIVING_TABLES = ["site_settings"]

export async function givingOptions(db: SupabaseDb) {
  return givingOptionsSchema.parse((await db.rpc("giving_options").throwOnError()).data)
}

/** Records the gift before its checkout; the gateway's limit for a network counts as too many. */
export async function startDonation(db: SupabaseDb, form: DonationForm) {
  const { data, error } = await db.rpc("start_donation", {
    gift_cents: form.cents,
    frequency: form.frequency,
    covers_fee: form.covers_fee,
    is_bank_debit: form.method === "bank",
    name: form.name,
    email: form.email,
    visibility: form.visibility,
    ...(form.tribute_kind !== "" && { tribute_kind: form.tribute_kind }),
    tribute_name: form.tribute_name,
    tribute_email: form.tribute_email,
    tribute_message: form.tribute_message,
    employer: form.employer,
    shows_amount: form.shows_amount,
    ...(form.campaign !== "" && { campaign: form.campaign }),
    ...(form.supporter_page !== "" && { supporter_page: form.supporter_page }),
    ...(form.starts_on !== null && { starts_on: form.starts_on }),
    ...(form.ends_on !== null && { ends_on: form.ends_on }),
    ...(form.card_on !== null && { card_on: form.card_on }),
  })
  if (error?.code === "over_request_rate_limit") return { outcome: "too-many", donation: null } as const
  if (error) throw error
  return data
}

export async function giftProgress(db: SupabaseDb, gift: string) {
  if (!isUuid(gift)) return null
  const { data } = await db.rpc("gift_progress", { gift }).throwOnError()
  return data === null ? null : giftProgressSchema.parse(data)
}

const RECEIPT_CODE = /^([0-9A-HJKMNP-TV-Z]{5})-?([0-9A-HJKMNP-TV-Z]{5})$/

/** A code as it is stored, typed with or without the hyphen; null for any other text. */
function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/\s/g, "").replace(/O/g, "0").replace(/[IL]/g, "1")
  const [, first, second] = RECEIPT_CODE.exec(plain) ?? []
  return first ? `${first}-${second}` : null
}

export async function receiptCard(db: SupabaseDb, typed: string) {
  const wanted = readCode(typed)
  if (wanted === null) return null
  const { data } = await db.rpc("receipt_card", { wanted }).throwOnError()
  return data === null ? null : receiptCardSchema.parse(data)
}

export async function statementCard(db: SupabaseDb, typed: string) {
  const wanted = readCode(typed)
  if (wanted === null) return null
  const { data } = await db.rpc("statement_card", { wanted }).throwOnError()
  return data === null ? null : statementCardSchema.parse(data)
}

export async function statementSheet(db: SupabaseDb, statement: string) {
  if (!isUuid(statement)) return null
  const { data } = await db.rpc("statement_sheet", { statement }).throwOnError()
  return data === null ? null : statementSheetSchema.parse(data)
}

export async function receiptSheet(db: SupabaseDb, receipt: string) {
  if (!isUuid(receipt)) return null
  const { data } = await db.rpc("receipt_sheet", { receipt }).throwOnError()
  return data === null ? null : receiptSheetSchema.parse(data)
}
