import type { ReactNode } from "react"
import { formatDateTime, formatLongDate } from "#app/lib/format/dates.ts"
import { ConsentList } from "./consent-list.tsx"
import { FactList } from "./fact-list.tsx"
import { GuardianSection } from "./guardian-page.tsx"
import { relationLabel } from "./labels.ts"
import type { LearnerPage } from "./queries.ts"
import { SlipList } from "./slip-list.tsx"
import type { Viewer } from "./viewer.ts"

interface LearnerSection {
  title: string
  lead(page: LearnerPage): ReactNode
  render(page: LearnerPage, viewer: Viewer): ReactNode
}

const SECTIONS: LearnerSection[] = [
  {
    title: "Guardians",
    lead: ({ adultOn }) => `Every link ends automatically on ${formatLongDate(adultOn)}.`,
    render: page => <GuardianList page={page} />,
  },
  {
    title: "Who viewed this page",
    lead: () =>
      "We log every time a guardian views this page, for one year. The learner and all guardians see the log.",
    render: page => <VisitList page={page} />,
  },
]

/**
 * Everything a guardian sees about a learner, and the same for the learner. What waits for an answer comes first;
 * sections of other features are passed in as children.
 */
export function LearnerView({ page, viewer, unanswered, change, children }: ViewProps) {
  return (
    <>
      <GuardianSection
        title="What is allowed"
        lead="Guardians decide each item separately. If they disagree, it stays off."
      >
        <div className="grid gap-8">
          {unanswered}
          <ConsentList page={page} viewer={viewer} />
          {change}
        </div>
      </GuardianSection>
      <GuardianSection
        title="Permission slips"
        lead="One question for one day, asked by the learner or by our event desk."
      >
        <SlipList page={page} viewer={viewer} />
      </GuardianSection>
      {children}
      {SECTIONS.map(({ title, lead, render }) => (
        <GuardianSection key={title} title={title} lead={lead(page)}>
          {render(page, viewer)}
        </GuardianSection>
      ))}
    </>
  )
}

interface ViewProps {
  page: LearnerPage
  viewer: Viewer
  /** A guardian answers where the items are listed. */
  unanswered?: ReactNode
  change?: ReactNode
  children?: ReactNode
}

function GuardianList({ page }: { page: LearnerPage }) {
  const facts = page.guardians.map(({ name, relation, since }) => ({
    title: name ?? "A guardian",
    note: `${relationLabel(relation)}, since ${formatLongDate(since)}`,
  }))
  return <FactList facts={facts} empty="None." />
}

const ACTIONS: Record<string, string> = {
  page: "viewed this page",
  export: "requested a copy of the data",
  deletion: "requested to delete the account",
}

function VisitList({ page }: { page: LearnerPage }) {
  if (page.visits.length === 0) return <p>No one has viewed it yet.</p>
  return (
    <ul className="grid gap-2">
      {page.visits.map(({ id, guardian_id, what, visited_at }) => (
        <li key={id} className="wrap-anywhere">
          <b>{nameOf(page, guardian_id)}</b> {ACTIONS[what]},{" "}
          <time dateTime={visited_at}>{formatDateTime(visited_at)}</time>
        </li>
      ))}
    </ul>
  )
}

/** Former guardians stay anonymous. */
function nameOf({ guardians }: LearnerPage, id: string) {
  const guardian = guardians.find(candidate => candidate.id === id)
  return guardian ? (guardian.name ?? "A guardian") : "A former guardian"
}
