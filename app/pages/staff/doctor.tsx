import type { Check } from "#app/features/doctor/check.ts"
import { healthChecks } from "#app/features/doctor/checks.ts"
import { databaseHealth, taskRuns } from "#app/features/doctor/queries.ts"
import { sendTestEmail, staffPage } from "#app/features/doctor/staff-page.ts"
import { TaskRuns } from "#app/features/doctor/task-runs.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { officeTimesOf } from "#app/lib/staff/office-time.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/doctor"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const db = supabase(context)
  const [database, tasks, times, server] = await Promise.all([
    databaseHealth(db),
    taskRuns(db),
    officeTimesOf(db),
    context.get(appContext).inspectServer?.() ?? null,
  ])
  if (!database) throwNotFound({ url })
  return {
    tasks,
    checks: healthChecks(database, server, { now: Date.now(), times }),
    flash: takeFlash(context),
  }
}

export const action = staffPageAction(staffPage, sendTestEmail)
export const meta = staffMeta(staffPage)

export default function DoctorPage({
  loaderData: { checks, tasks, flash },
  actionData,
}: Route.ComponentProps) {
  const wrong = checks.filter(({ state }) => state === "bad").length
  return (
    <>
      <StaffHeading title={staffPage.title}>
        <Form result={actionData}>
          <SubmitButton size="sm">Send me a test email</SubmitButton>
        </Form>
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      <StaffSheet className="px-[clamp(16px,2vw,28px)] py-4">
        <h2 className="pb-1 text-lead">{summary(wrong)}</h2>
        <ul className="grid">
          {checks.map(check => (
            <CheckLine key={check.name} {...check} />
          ))}
        </ul>
      </StaffSheet>
      <TaskRuns tasks={tasks} />
    </>
  )
}

const BADGES = {
  bad: { tone: "siren", label: "Fix this" },
  note: { tone: "marigold", label: "Your job" },
  good: { tone: "green", label: "Fine" },
} as const

function CheckLine({ name, state, text, fix }: Check) {
  const { tone, label } = BADGES[state]
  return (
    <li className="grid justify-items-start gap-3 border-gray-300 border-b-[1.5px] py-3.5 last:border-0">
      <p className="leading-snug">
        <b>{name}</b> <Badge tone={tone}>{label}</Badge>
        <span className="wrap-anywhere block">{text}</span>
        {fix && <span className="block text-gray-700 text-small">{fix}</span>}
      </p>
    </li>
  )
}

function summary(wrong: number) {
  if (wrong === 0) return "All is well"
  return wrong === 1 ? "One thing needs your attention" : `${wrong} things need your attention`
}
