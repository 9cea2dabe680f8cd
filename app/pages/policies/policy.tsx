import { contentMeta } from "#app/features/content/content-page.tsx"
import { compareTexts } from "#app/features/content/policies/compare.ts"
import { KeptDataPanel } from "#app/features/content/policies/kept-data-panel.tsx"
import { keptDataOf, policyLoader } from "#app/features/content/policies/policy-loader.server.ts"
import { PolicyText } from "#app/features/content/policies/policy-text.tsx"
import { VersionList } from "#app/features/content/policies/version-list.tsx"
import { Sections } from "#app/features/content/sections.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/policy"

export async function loader(args: Route.LoaderArgs) {
  const policy = await policyLoader(args)
  return { ...policy, keptData: policy.kind === "privacy" ? await keptDataOf(args.context) : null }
}

export const headers = cacheablePage
export const meta = contentMeta

/** The terms or the privacy policy as they are in force. */
export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { kind, page, versions, current, keptData } = loaderData
  const sections = current?.sections ?? []
  return (
    <Sections page={page}>
      <div className="grid gap-[clamp(40px,5vw,72px)] py-section">
        <PolicyText sections={compareTexts(sections, sections)} />
        {keptData && <KeptDataPanel rows={keptData} />}
        <VersionList kind={kind} versions={versions} />
      </div>
    </Sections>
  )
}
