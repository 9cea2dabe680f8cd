import { practiceAccounts, practiceAction } from "#app/features/practice/practice.server.ts"
import { RoleList } from "#app/features/practice/role-list.tsx"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { Route } from "./+types/practice"

export function loader({ context, url }: Route.LoaderArgs) {
  return { accounts: practiceAccounts({ context, url }) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return practiceAction({ context, url }, await readForm(request))
}

export const meta = privateMeta({ title: "Practice site" })

/** Where a practice site begins: choose a role, with one click and without a password. */
export default function PracticePage({ loaderData: { accounts }, actionData }: Route.ComponentProps) {
  const [staff, others] = [true, false].map(wanted => accounts.filter(({ isStaff }) => isStaff === wanted))
  return (
    <>
      <StaffHeading title="Practice site" />
      <StaffSheet className="grid gap-7 p-[clamp(16px,2vw,28px)]">
        {actionData?.isStartingOver && (
          <Callout tone="info" title="Fresh data is on its way">
            <p>
              It takes about half a minute. Then <a href="/practice">open this page again</a>.
            </p>
          </Callout>
        )}
        <p className="max-w-[44em]">
          Try every page and every button. The people here are invented, emails stay in the outbox, and cards
          are never charged, so nothing can go wrong. Everyone who practices sees the same data, and it’s
          fresh again every night.
        </p>
        <RoleList title="Work in the office as" accounts={staff!} />
        <RoleList title="See the site as" accounts={others!} />
        <Form intent="start-over" result={{}} className="border-ink border-t-4 pt-5">
          <p className="max-w-[44em]">
            Someone changed too much? Starting over brings all invented data back and signs everyone out.
          </p>
          <SubmitButton variant="white" className="justify-self-start">
            Start over with fresh data
          </SubmitButton>
        </Form>
      </StaffSheet>
    </>
  )
}
