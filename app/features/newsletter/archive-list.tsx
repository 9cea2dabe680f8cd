import { href } from "react-router"
import { formatDate } from "#app/lib/format/dates.ts"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PageLinks } from "#app/ui/navigation/page-links.tsx"
import type { ArchivePage } from "./archive-queries.ts"

/** Past issues by date. */
export function ArchiveList({ issues, pages }: ArchivePage) {
  if (issues.length === 0) {
    return (
      <EmptyState
        level={2}
        title="Nothing sent yet"
        action={<PushButton to={href("/newsletter")}>Get the first one</PushButton>}
      >
        We’ll post each newsletter here on the day we send it.
      </EmptyState>
    )
  }
  return (
    <>
      <ol>
        {issues.map(({ id, subject, title, state, sent_at }) => (
          <li
            key={id}
            className="grid gap-1 border-gray-300 border-t-[1.5px] py-4 first:border-ink first:border-t-4"
          >
            <h2 className="wdth-88 text-3 leading-tight">
              <Link to={href("/newsletter/archive/:issue", { issue: id })} className="hover:text-green-700">
                {subject}
              </Link>
            </h2>
            <p>{title}</p>
            <p className="flex flex-wrap gap-x-5 text-gray-600 text-small">
              <time dateTime={sent_at}>{formatDate(sent_at)}</time>
              {state && <span>For readers in {state}</span>}
            </p>
          </li>
        ))}
      </ol>
      <PageLinks path={href("/newsletter/archive")} pages={pages} noun="issues" />
    </>
  )
}
