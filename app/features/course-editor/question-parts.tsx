import { Badge } from "#app/ui/data/badge.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PartButton } from "#app/ui/staff/editor/part-button.tsx"
import { RemovedParts } from "#app/ui/staff/editor/removed-parts.tsx"
import { healthSentence } from "./health.ts"
import type { StaffCourse } from "./staff-queries.ts"

interface Props {
  course: string
  questions: StaffCourse["questions"]
}

/** The questions of a draft by topic, each with how people who passed did. */
export function QuestionParts({ course, questions }: Props) {
  const shown = questions.filter(({ isRemoved }) => !isRemoved)
  const removed = questions.filter(({ isRemoved }) => isRemoved)
  const topics = [...Map.groupBy(shown, ({ topic }) => topic)].sort(([a], [b]) => a.localeCompare(b))
  return (
    <>
      <PushButton
        to={`/staff/courses/${course}/parts/new-question`}
        variant="white"
        size="sm"
        icon="ph:plus-bold"
        className="justify-self-start"
      >
        New question
      </PushButton>
      {topics.map(([topic, list]) => (
        <details
          key={topic}
          open={list.some(({ change, missedPercent }) => change || healthSentence(missedPercent))}
        >
          <summary className="min-h-8 cursor-pointer">
            <b>{topic}</b> <span className="text-gray-600 text-small">{list.length}</span>
          </summary>
          <ul className="grid gap-4 py-3">
            {list.map(question => (
              <Question key={question.id} {...{ course, question }} />
            ))}
          </ul>
        </details>
      ))}
      {removed.length > 0 && <RemovedParts parts={removed} />}
    </>
  )
}

function Question({ course, question }: { course: string; question: Props["questions"][number] }) {
  const { id, title, change, isRetired, isCritical, missedPercent } = question
  const health = healthSentence(missedPercent)
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap items-start justify-between gap-3">
        <Link to={`/staff/courses/${course}/parts/${id}`} className="wrap-anywhere min-w-0 flex-1 underline">
          {title}
        </Link>
        <PartButton intent="remove" part={id} label="Remove" about={title} />
      </span>
      <span className="flex flex-wrap gap-1.5">
        {change && <Badge tone="marigold">{change}</Badge>}
        {isRetired && <Badge>Not in use</Badge>}
        {isCritical && <Badge tone="air">Must be right to pass</Badge>}
      </span>
      {health && <p className="rounded-input bg-marigold-200 px-4 py-2.5 text-small">{health}</p>}
    </li>
  )
}
