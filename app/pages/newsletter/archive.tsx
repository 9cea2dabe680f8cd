import { ArchiveList } from "#app/features/newsletter/archive-list.tsx"
import { ARCHIVE_TABLES, archivePage } from "#app/features/newsletter/archive-queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/archive"

const PATH = "/newsletter/archive"
const TITLE = "Past issues of our newsletter"

export const headers = cacheablePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get("before")
  const page = await cachedQuery(context, `newsletter_archive before ${before}`, ARCHIVE_TABLES, db =>
    archivePage(db, before),
  )
  if (!page) throwNotFound({ url })
  return page
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  if (!root) return pageMeta({ path: PATH, title: TITLE }, root)
  const trail = [
    { name: "Newsletter", path: "/newsletter" },
    { name: "Past issues", path: PATH },
  ]
  return pageMeta(
    {
      path: PATH,
      title: TITLE,
      pages: loaderData?.pages,
      description:
        "Every newsletter we’ve sent, with its date: what changed in the guidance, new classes and stories.",
      image: pageOgImage("/newsletter"),
      things: [breadcrumbs(trail, configOf(root))],
    },
    root,
  )
}

export default function NewsletterArchivePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid max-w-reading gap-6 pt-[clamp(16px,3vw,48px)] pb-section">
      <h1 className="display text-2">Past issues</h1>
      <p className="text-lead">
        Every newsletter we’ve sent, the newest first. Nothing here needs an account.
      </p>
      <ArchiveList {...loaderData} />
    </div>
  )
}
