import { z } from "zod"
import { isUuid } from "#app/lib/format/uuid.ts"
import { Constants } from "#app/lib/supabase/database.types.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

const cents = z.int().min(0)
const moment = z.iso.datetime({ offset: true }).nullable()
const { Enums } = Constants.public

const managedSubscriptionSchema = z
  .object({
    ...{ id: z.uuid(), giftCents: cents, feeCents: cents, frequency: z.enum(Enums.gift_frequency) },
    ...{ status: z.enum(Enums.subscription_status), nextChargeAt: moment, retryAt: moment },
    ...{ endsOn: z.iso.date().nullable(), isPaused: z.boolean(), isChanging: z.boolean() },
    isBankDebit: z.boolean(),
  })
  .transform(subscription => ({ ...subscription, isRetrying: isDue(subscription) }))

const managedGiftSchema = z.object({
  ...{ id: z.uuid(), receivedOn: z.iso.date(), totalCents: cents, refundedCents: cents },
  ...{ frequency: z.enum(Enums.gift_frequency), status: z.enum(Enums.donation_status), isLive: z.boolean() },
  ...{ receiptId: z.uuid().nullable(), receiptNumber: z.int().nullable(), hasTribute: z.boolean() },
})

const managedGiftsSchema = z.object({
  subscriptions: z.array(managedSubscriptionSchema),
  gifts: z.array(managedGiftSchema),
  /** The years that have a statement, with its sum. */
  years: z.array(z.object({ year: z.int(), cents, gifts: z.int() })),
  /** The last gift of this page, if there is another page. */
  next: z.uuid().nullable(),
})

/** Whether a charge that failed is being tried again: a new card is charged at once. */
function isDue({ status, retryAt }: { status: DbEnum<"subscription_status">; retryAt: string | null }) {
  return status === "past-due" && retryAt !== null && Date.parse(retryAt) <= Date.now()
}

export type ManagedSubscription = z.infer<typeof managedSubscriptionSchema>
export type ManagedGift = z.infer<typeof managedGiftSchema>
export type GiftYear = z.infer<typeof managedGiftsSchema>["years"][number]
/** `isFirst` says whether it is the page of the newest gifts. */
export type ManagedGifts = z.infer<typeof managedGiftsSchema> & { isFirst: boolean }

/**
 * A page of a donor's gifts, by the key of an email or, without one, of the member. Null for a key that no longer works.
 */
export async function managedGifts(
  db: SupabaseDb,
  key: string | null,
  query: URLSearchParams,
): Promise<ManagedGifts | null> {
  const after = query.get("after") ?? ""
  const page_end = isUuid(after) ? after : null
  const { data } = await db
    .rpc("managed_gifts", { ...(key !== null && { key }), ...(page_end && { page_end }) })
    .throwOnError()
  return data === null ? null : { ...managedGiftsSchema.parse(data), isFirst: page_end === null }
}

/** Emails the link; the gateway's limit for a network counts as too many. */
export async function requestGiftLink(db: SupabaseDb, email: string) {
  const { data, error } = await db.rpc("request_gift_link", { email })
  if (error?.code === "over_request_rate_limit") return "too-many"
  if (error) throw error
  return data
}

export interface RequestedChange {
  subscription: string
  kind: DbEnum<"gift_change_kind">
  gift_cents?: number
  frequency?: DbEnum<"gift_frequency">
  next_charge_on?: string
  months?: number
  ends_on?: string
}

export async function changeGift(db: SupabaseDb, key: string | null, change: RequestedChange) {
  const { data, error } = await db.rpc("change_gift", { ...change, ...(key !== null && { key }) })
  if (error?.code === "over_request_rate_limit") return { outcome: "too-many", change: null } as const
  if (error) throw error
  return data
}

/** The id of the statement of a year; null without gifts in that year. */
export async function requestStatement(db: SupabaseDb, key: string | null, year: number) {
  const args = { year, ...(key !== null && { key }) }
  const { data, error } = await db.rpc("request_gift_statement", args)
  if (error?.code === "over_request_rate_limit") return null
  if (error) throw error
  return data as string | null
}
