import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export type Profile = Awaited<ReturnType<typeof ownProfile>>

/** RLS limits members to their own profile; the id selects the row. */
export async function ownProfile(db: SupabaseDb, id: string) {
  const { data } = await db
    .from("profiles")
    .select("display_name, certificate_name, pronouns, state, language, avatar_path, created_at")
    .eq("id", id)
    .single()
    .throwOnError()
  return data
}

interface ProfileChange {
  display_name: string | null
  certificate_name: string | null
  pronouns: string | null
  state: string | null
  language: string
}

export async function saveProfile(db: SupabaseDb, id: string, change: ProfileChange) {
  await db.from("profiles").update(change).eq("id", id).throwOnError()
}

export type MemberSession = Awaited<ReturnType<typeof ownSessions>>[number]

export async function ownSessions(db: SupabaseDb) {
  const { data } = await db
    .from("member_sessions")
    .select("id, device, network, started_at, seen_at, ended_at")
    .order("seen_at", { ascending: false })
    .throwOnError()
  return data
}

export type DueText = Awaited<ReturnType<typeof newestTexts>>[number]

/** The current version of each policy. */
export async function newestTexts(db: SupabaseDb, kinds: readonly string[]) {
  const { data } = await db
    .from("policy_texts")
    .select("kind, version, title, summary, effective_from")
    .in("kind", kinds)
    .lte("effective_from", new Date().toISOString())
    .order("version", { ascending: false })
    .throwOnError()
  return kinds.flatMap(kind => data.find(text => text.kind === kind) ?? [])
}

export async function acceptTexts(db: SupabaseDb, texts: readonly Pick<DueText, "kind" | "version">[]) {
  if (texts.length === 0) return
  const rows = texts.map(({ kind, version }) => ({ kind, version }))
  await db
    .from("policy_acceptances")
    .upsert(rows, { ignoreDuplicates: true, onConflict: "user_id,kind,version" })
    .throwOnError()
}
