import { compareTexts } from "#app/features/content/policies/compare.ts"
import { policyLoader } from "#app/features/content/policies/policy-loader.server.ts"
import { PolicyText } from "#app/features/content/policies/policy-text.tsx"
import { VersionList } from "#app/features/content/policies/version-list.tsx"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/version"

export async function loader(args: Route.LoaderArgs) {
  const { kind, page, versions, current } = await policyLoader(args)
  const index = versions.findIndex(({ version }) => String(version) === args.params.version)
  return {
    kind,
    page,
    versions,
    shown: versions[index] ?? throwNotFound(args),
    before: versions[index + 1] ?? null,
    isCurrent: index !== -1 && versions[index] === current,
  }
}

export const headers = cacheablePage

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ path: location.pathname }, rootData(matches))
  const { kind, page, shown } = loaderData
  return pageMeta(
    {
      path: location.pathname,
      title: `${page.title}, version ${shown.version}`,
      description: page.description,
      image: pageOgImage(`/${kind}`),
    },
    rootData(matches),
  )
}

/** One version of a policy, with what it changed in the version before. */
export default function PolicyVersionPage({ loaderData }: Route.ComponentProps) {
  const { kind, page, versions, shown, before, isCurrent } = loaderData
  return (
    <div className="grid gap-[clamp(40px,5vw,72px)] py-section">
      <header className="wrap grid gap-4">
        <h1 className="display text-1">
          {page.title}, version {shown.version}
        </h1>
        <p className="max-w-[68ch] text-lead">
          In force from {formatLongDate(shown.effective_from)}. {shown.summary}{" "}
          {before && `What it changed in version ${before.version} is marked.`}
        </p>
        {!isCurrent && (
          <p>
            <Link to={`/${kind}`} className="font-bold underline">
              Read the version in force
            </Link>
          </p>
        )}
      </header>
      <PolicyText sections={compareTexts((before ?? shown).sections, shown.sections)} />
      <VersionList kind={kind} versions={versions} shown={shown.version} />
    </div>
  )
}
