import { formatLongDate } from "#app/lib/format/dates.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PolicyKind, PolicyVersion } from "./queries.ts"

/** Every version of a policy, with what changed. */
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
    <section className="wrap grid gap-5">
      <h2 className="text-2 wdth-82">Versions</h2>
      <ol reversed className="grid max-w-[68ch] gap-4">
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
    </section>
  )
}
