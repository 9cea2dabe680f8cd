import { siteVariables, withSiteVariables } from "#app/lib/rendering/site-variables.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { policySections } from "#content/schema/sections.ts"

export type PolicyKind = "privacy" | "terms"

/** The tables that these pages are built from. */
export const POLICY_TABLES = ["policy_texts", "site_settings"]

/** Every published version of a policy, newest first, also those that are not in force yet. */
export async function policyVersions(db: SupabaseDb, kind: PolicyKind) {
  const [{ data }, variables] = await Promise.all([
    db
      .from("policy_texts")
      .select("version, summary, effective_from, sections")
      .eq("kind", kind)
      .eq("locale", CONTENT_LOCALE)
      .order("version", { ascending: false })
      .throwOnError(),
    siteVariables(db),
  ])
  return data.map(row =>
    withSiteVariables({ ...row, sections: policySections.parse(row.sections) }, variables),
  )
}

/** When the next version comes into force, which changes the pages of the policy. */
export function nextInForce(versions: readonly { effective_from: string }[]) {
  const waiting = versions.filter(({ effective_from }) => Date.parse(effective_from) > Date.now())
  return waiting.at(-1)?.effective_from ?? null
}

export type PolicyVersion = Awaited<ReturnType<typeof policyVersions>>[number]

/** What the site keeps about people, as exports and erasures know it. */
export async function keptData(db: SupabaseDb) {
  return (await db.rpc("kept_data").throwOnError()).data
}

export type KeptData = Awaited<ReturnType<typeof keptData>>[number]
