import type { RouterContextProvider } from "react-router"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"

/** The versions of the legal texts that a new member agrees to. */
export async function currentTexts(context: Readonly<RouterContextProvider>) {
  const rows = await cachedQuery(context, "policy_texts", ["policy_texts"], async db => {
    const { data } = await db
      .from("policy_texts")
      .select("kind, version, effective_from")
      .in("kind", ["terms", "privacy"])
      .order("version", { ascending: false })
      .throwOnError()
    return data
  })
  const inForce = rows.filter(row => Date.parse(row.effective_from) <= Date.now())
  const versionOf = (kind: string) => inForce.find(row => row.kind === kind)?.version ?? 1
  return { terms: versionOf("terms"), privacy: versionOf("privacy") }
}

export type Texts = Awaited<ReturnType<typeof currentTexts>>
