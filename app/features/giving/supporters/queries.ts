import { z } from "zod"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { SupporterPageForm } from "./schema.ts"

const cents = z.int().min(0)
const totals = z.array(z.object({ is_live: z.boolean(), gift_cents: cents, gifts: z.int() }))
const words = { id: z.uuid(), slug: z.string(), name: z.string(), title: z.string(), story: z.string() }

/** What `supporter_page` answers. */
const supporterPageSchema = z.object({
  ...{ ...words, goalCents: cents, totals },
  /** The address of the campaign that gifts are for. */
  campaign: z.string(),
  donors: z.array(z.object({ name: z.string(), amountCents: cents.nullable() })),
})

/** What `my_supporter_pages` answers. */
const ownPageSchema = z.object({
  ...{ ...words, goalCents: cents, totals, campaign: z.string(), isOpen: z.boolean() },
  review: z.enum(["held", "shown", "hidden"]),
  note: z.string().nullable(),
})

export type SupporterPage = z.infer<typeof supporterPageSchema>
export type OwnPage = z.infer<typeof ownPageSchema>

/** A page as visitors see it; null if it is not shown. Gifts of test mode count only with `isTest`. */
export async function supporterPage(db: SupabaseDb, slug: string, isTest: boolean) {
  const { data } = await db.rpc("supporter_page", { slug, includes_tests: isTest }).throwOnError()
  return data === null ? null : supporterPageSchema.parse(data)
}

/** The pages that visitors see, newest first, of one campaign or of all. */
export async function shownSupporterPages(db: SupabaseDb, campaign?: string) {
  return (await db.rpc("shown_supporter_pages", campaign ? { campaign } : {}).throwOnError()).data
}

export async function ownSupporterPages(db: SupabaseDb) {
  return z.array(ownPageSchema).parse((await db.rpc("my_supporter_pages").throwOnError()).data)
}

export async function saveSupporterPage(db: SupabaseDb, { id, campaign, ...form }: SupporterPageForm) {
  const target = id !== "" ? { page: id } : campaign !== "" ? { campaign } : {}
  return (await db.rpc("save_supporter_page", { ...form, ...target }).throwOnError()).data
}

export async function deleteSupporterPage(db: SupabaseDb, page: string) {
  return (await db.rpc("delete_supporter_page", { page }).throwOnError()).data
}
