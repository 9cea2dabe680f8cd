import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { BreathProgress } from "#app/ui/data/progress.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Step } from "./next-step.ts"

/** The optional account steps, with the finished ones checked off. */
export function StepsPanel({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  const isComplete = done === steps.length
  return (
    <DashboardPanel title={isComplete ? "All yours" : "Make it yours"} tone="mint">
      <p className="max-w-[34em]">
        {isComplete
          ? "Name, state, picture, second step: everything is in place. Change any of it whenever you like."
          : "All optional. Each one makes your account more personal or more secure."}
      </p>
      <BreathProgress done={done} steps={steps.length} unit="steps" className="my-2 max-w-100" />
      <ul className="grid gap-x-8 phone:grid-cols-2">
        {steps.map(({ key, label, to, isDone }) => (
          <li key={key}>
            <Link
              to={to}
              className={cn(
                "flex min-h-12 items-center gap-3 border-green-400 border-b-[1.5px] py-2 font-bold no-underline hover:underline",
                isDone && "text-gray-700",
              )}
            >
              <Icon
                name={isDone ? "ph:check-circle-fill" : "ph:circle-bold"}
                className={cn("size-6 flex-none", isDone && "text-green-700")}
              />
              <span>
                {label}
                {isDone && <span className="sr-only"> (done)</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}
