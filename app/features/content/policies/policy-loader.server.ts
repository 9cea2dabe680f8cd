import type { RouterContextProvider } from "react-router"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { contentLoader } from "../loader.server.ts"
import { keptData, nextInForce, POLICY_TABLES, type PolicyKind, policyVersions } from "./queries.ts"

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
  url: URL
  pattern: string
}

/** The content page of a policy and all its versions. The pattern of the route starts with the kind. */
export async function policyLoader({ context, url, pattern }: LoaderArgs) {
  const kind: PolicyKind = pattern.replace(/^\//, "").startsWith("terms") ? "terms" : "privacy"
  const [{ page }, versions] = await Promise.all([
    contentLoader(`/${kind}`)({ context, url }),
    cachedQuery(context, `policy ${kind}`, POLICY_TABLES, db => policyVersions(db, kind), nextInForce),
  ])
  const current = versions.find(({ effective_from }) => Date.parse(effective_from) <= Date.now()) ?? null
  return { kind, page, versions, current }
}

/** Changes only with a migration. */
export function keptDataOf(context: Readonly<RouterContextProvider>) {
  return cachedQuery(context, "kept data", ["policy_texts"], keptData)
}
