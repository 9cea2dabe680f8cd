import type { Database } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

type Row = Database["public"]["Functions"]["waiver_people"]["Returns"][number]

/** Someone for whom the caller can sign. */
export type WaiverPerson = Omit<Row, "name" | "signed_at"> & { name: string | null; signed_at: string | null }

export async function waiverPeople(db: SupabaseDb): Promise<WaiverPerson[]> {
  return (await db.rpc("waiver_people").throwOnError()).data
}

/** The newest text of the waiver. */
export async function waiverText(db: SupabaseDb) {
  const { data } = await db
    .from("policy_texts")
    .select("version, title, summary, effective_from")
    .eq("kind", "waiver")
    .lte("effective_from", new Date().toISOString())
    .order("version", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}

interface Signature {
  person: string
  seen_version: number
  signed_name: string
}

export async function signWaiver(db: SupabaseDb, signature: Signature) {
  return (await db.rpc("sign_waiver", signature).throwOnError()).data
}
