import { formatLongDate } from "#app/lib/format/dates.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { ReadingSection } from "../reading.tsx"
import type { PolicyKind, PolicyVersion } from "./queries.ts"

/** Every version of a policy, with what changed, also those that come into force later. */
export function VersionList({
  kind,
  versions,
  shown,
}: {
  kind: PolicyKind
  versions: readonly PolicyVersion[]
  shown?: number
}) {
  return (
    <ReadingSection heading="Versions">
      <ol reversed className="grid gap-4">
        {versions.map(({ version, summary, effective_from }) => (
          <li key={version}>
            <Link
              to={`/${kind}/versions/${version}`}
              aria-current={version === shown ? "page" : undefined}
              className="font-bold underline"
            >
              Version {version}
            </Link>
            , in force from {formatLongDate(effective_from)}
            <p className="text-gray-700">{summary}</p>
          </li>
        ))}
      </ol>
    </ReadingSection>
  )
}
