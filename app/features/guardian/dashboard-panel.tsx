import { href } from "react-router"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Guardianship } from "./queries.ts"

/** Linked guardians or learners on /me. Hidden for adults without links. */
export function GuardianPanel({ links, isMinor }: { links: readonly Guardianship[]; isMinor: boolean }) {
  if (links.length === 0 && !isMinor) return null
  const isLearner = isMinor || links.some(({ side }) => side === "learner")
  const next = isLearner
    ? { to: href("/me/guardians"), label: links.length > 0 ? "Your guardians" : "Invite a guardian" }
    : { to: href("/guardian"), label: "Your learners" }
  return (
    <DashboardPanel
      title={isLearner ? "Guardians" : "Learners"}
      tone="butter"
      action={
        <PushButton to={next.to} variant="white" iconAfter="ph:arrow-right-bold">
          {next.label}
        </PushButton>
      }
    >
      {links.length === 0 ? (
        <p>Under 18, you need a guardian’s permission for the course, events and more.</p>
      ) : (
        <ul className="grid gap-1">
          {links.map(({ link, name, verified_at }) => (
            <li key={link} className="wrap-anywhere">
              <b>{name ?? "No name"}</b>
              {verified_at ? "" : isLearner ? ": waiting for you to confirm" : ": has not confirmed yet"}
            </li>
          ))}
        </ul>
      )}
    </DashboardPanel>
  )
}
