import { Badge } from "#app/ui/data/badge.tsx"
import { useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { taskRuns } from "./queries.ts"
import { taskLabel } from "./task-labels.ts"

/** When each regular task last ran, and how often it does. */
export function TaskRuns({ tasks }: { tasks: Awaited<ReturnType<typeof taskRuns>> }) {
  const times = useOfficeTimes()
  return (
    <StaffSheet className="mt-5 px-[clamp(16px,2vw,28px)] py-4">
      <details>
        <summary className="min-h-8 cursor-pointer">
          <h2 className="inline text-lead">When each task last ran</h2>
        </summary>
        <ul className="grid gap-x-8 min-[900px]:grid-cols-2">
          {tasks.map(({ name, every_seconds, last_run_at, has_failed }) => (
            <li key={name} className="border-gray-300 border-b-[1.5px] py-2.5 leading-snug">
              <b className="wrap-anywhere">{taskLabel(name)}</b>{" "}
              {has_failed && <Badge tone="siren">Failed</Badge>}
              <span className="block text-gray-700 text-small">
                {last_run_at ? `Last run: ${times.time(last_run_at)}.` : "It hasn’t run yet."} Runs{" "}
                {intervalLabel(every_seconds)}. In the log: <code className="wrap-anywhere">{name}</code>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </StaffSheet>
  )
}

const UNITS = [
  { name: "day", seconds: 86_400 },
  { name: "hour", seconds: 3600 },
  { name: "minute", seconds: 60 },
]

function intervalLabel(seconds: number) {
  const unit = UNITS.find(unit => seconds % unit.seconds === 0)
  if (!unit) return `every ${seconds} seconds`
  const count = seconds / unit.seconds
  return count === 1 ? `every ${unit.name}` : `every ${count} ${unit.name}s`
}
