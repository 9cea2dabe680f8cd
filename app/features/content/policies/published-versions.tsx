import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import type { LegalText } from "./staff-queries.ts"

/** Every published version, with its words: on the site if the text has a page there. */
export function PublishedVersions({ versions }: Pick<LegalText, "versions">) {
  return (
    <ol className="grid gap-4">
      {versions.map(({ kind, version, effective_from, summary, sections }) => (
        <li key={version} className="grid gap-1 border-gray-300 border-t-[1.5px] pt-3">
          <b>Version {version}</b>
          <span className="text-gray-600 text-small">
            In force from <OfficeTime at={effective_from} />
          </span>
          {sections.length > 0 ? (
            <>
              <p className="wrap-anywhere">{summary}</p>
              <p>
                <Link to={`/${kind}/versions/${version}`} className="underline">
                  Read version {version}
                </Link>
              </p>
            </>
          ) : (
            <details>
              <summary className="min-h-8 cursor-pointer underline">Read version {version}</summary>
              <p className="wrap-anywhere whitespace-pre-line pt-2">{summary}</p>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}
