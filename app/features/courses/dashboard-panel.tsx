import { href } from "react-router"
import { Badge } from "#app/ui/data/badge.tsx"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { BreathProgress } from "#app/ui/data/progress.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ProgressEntry } from "./progress/progress-entries.ts"

/** On /me: started courses with their progress, and a link back into the latest. */
export function CoursesPanel({ entries }: { entries: readonly ProgressEntry[] }) {
  const open = entries.find(({ isDone }) => !isDone)
  const next = open
    ? { to: href("/courses/:id/learn/:lesson?", { id: open.slug }), label: "Continue where you left off" }
    : { to: href("/courses"), label: entries.length > 0 ? "Find another course" : "Choose a course" }
  return (
    <DashboardPanel
      title="Your courses"
      action={
        <PushButton to={next.to} variant="white" iconAfter="ph:arrow-right-bold">
          {next.label}
        </PushButton>
      }
    >
      {entries.length === 0 ? (
        <p>You haven’t started a course yet. The shortest takes five minutes.</p>
      ) : (
        <ul className="grid gap-5">
          {entries.map(entry => (
            <Row key={entry.slug} entry={entry} />
          ))}
        </ul>
      )}
    </DashboardPanel>
  )
}

function Row({ entry }: { entry: ProgressEntry }) {
  const { slug, title, lessons, lessonsDone, isDone, knowledge } = entry
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link to={href("/courses/:id", { id: slug })} className="font-bold underline">
          {title}
        </Link>
        {isDone ? (
          <Badge tone="green" icon="ph:check-bold">
            Done
          </Badge>
        ) : (
          <span className="font-mono text-mono">
            {lessonsDone} of {lessons} lessons
          </span>
        )}
      </p>
      <BreathProgress done={lessonsDone} steps={lessons} unit="lessons" className="max-w-100" />
      {knowledge.before !== undefined && knowledge.after !== undefined && (
        <p className="text-small">
          You knew <b>{knowledge.before}</b> of 12 statements before the course and <b>{knowledge.after}</b>{" "}
          after it.
        </p>
      )}
    </li>
  )
}
