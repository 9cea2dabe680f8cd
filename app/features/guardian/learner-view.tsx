import type { ReactNode } from "react"
import { formatDateTime, formatLongDate } from "#app/lib/format/dates.ts"
import { ConsentList } from "./consent-list.tsx"
import { Part } from "./guardian-page.tsx"
import { relationLabel } from "./labels.ts"
import type { LearnerPage } from "./queries.ts"
import { SlipList } from "./slip-list.tsx"
import type { Viewer } from "./viewer.ts"

interface PartOfPage {
  title: string
  lead(page: LearnerPage): ReactNode
  draw(page: LearnerPage, viewer: Viewer): ReactNode
}

/**
 * All that a guardian sees of a learner. What another feature shows is handed in by the two pages that draw this
 * view, the guardian's and the learner's own, so that both stay the same.
 */
const PARTS: PartOfPage[] = [
  {
    title: "What is allowed",
    lead: () => "Each part for itself. If guardians don’t agree, the no counts.",
    draw: (page, viewer) => <ConsentList page={page} viewer={viewer} />,
  },
  {
    title: "Permission slips",
    lead: () => "One question for one day, asked by the learner or by our event desk.",
    draw: (page, viewer) => <SlipList page={page} viewer={viewer} />,
  },
  {
    title: "Guardians",
    lead: ({ adultOn }) => `Every link ends by itself on ${formatLongDate(adultOn)}.`,
    draw: page => <GuardianList page={page} />,
  },
  {
    title: "Who looked at this page",
    lead: () => "Every look of a guardian is noted here for a year. The learner and all guardians see it.",
    draw: page => <VisitList page={page} />,
  },
]

/** The page about a learner: the same for their guardians and for themselves. */
export function LearnerView({ page, viewer, children }: ViewProps) {
  return (
    <>
      {children}
      {PARTS.map(({ title, lead, draw }) => (
        <Part key={title} title={title} lead={lead(page)}>
          {draw(page, viewer)}
        </Part>
      ))}
    </>
  )
}

interface ViewProps {
  page: LearnerPage
  viewer: Viewer
  /** The parts of other features, before our own. */
  children?: ReactNode
}

function GuardianList({ page }: { page: LearnerPage }) {
  return (
    <ul className="grid gap-3">
      {page.guardians.map(({ id, name, relation, since }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3">
          <b className="wrap-anywhere">{name ?? "A guardian"}</b>
          <span className="text-gray-700">
            {relationLabel(relation)}, since {formatLongDate(since)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const WHAT: Record<string, string> = {
  page: "looked at this page",
  export: "asked for a copy of the data",
  deletion: "asked to delete the account",
}

function VisitList({ page }: { page: LearnerPage }) {
  if (page.visits.length === 0) return <p>Nobody has looked yet.</p>
  return (
    <ul className="grid gap-2">
      {page.visits.map(({ id, guardian_id, what, visited_at }) => (
        <li key={id} className="wrap-anywhere">
          <b>{nameOf(page, guardian_id)}</b> {WHAT[what]},{" "}
          <time dateTime={visited_at}>{formatDateTime(visited_at)}</time>
        </li>
      ))}
    </ul>
  )
}

/** Former guardians are not named: what they did is. */
function nameOf({ guardians }: LearnerPage, id: string) {
  const guardian = guardians.find(candidate => candidate.id === id)
  return guardian ? (guardian.name ?? "A guardian") : "A former guardian"
}
