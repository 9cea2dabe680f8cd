import { ARCHIVE_TABLES, archivedIssue } from "#app/features/newsletter/archive-queries.ts"
import { ArchivedIssueView } from "#app/features/newsletter/archived-issue-view.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/archived-issue"

export const headers = cacheablePage

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const issue = await cachedQuery(context, `newsletter_archive ${params.issue}`, ARCHIVE_TABLES, db =>
    archivedIssue(db, params.issue),
  )
  if (!issue) throwNotFound({ url })
  return { issue }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  if (!loaderData || !root) return pageMeta({ path: location.pathname }, root)
  const { id, subject, summary, article } = loaderData.issue
  const path = `/newsletter/archive/${id}`
  const trail = [
    { name: "Newsletter", path: "/newsletter" },
    { name: "Past issues", path: "/newsletter/archive" },
    { name: subject, path },
  ]
  const image = article ? `/og/${article.kind}/${article.slug}.png` : pageOgImage("/newsletter")
  const things = [breadcrumbs(trail, configOf(root))]
  return pageMeta({ path, title: subject, description: summary, image, things }, root)
}

export default function ArchivedIssuePage({ loaderData }: Route.ComponentProps) {
  return <ArchivedIssueView issue={loaderData.issue} />
}
