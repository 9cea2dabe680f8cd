import { staffPage } from "#app/features/practice/staff-page.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { CopyButton } from "#app/ui/forms/copy-button.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/practice-site"

const DAY = 1
const WEEK = 7

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const { practice, practiceSite } = context.get(appContext)
  if (practice) return { own: "/practice", shared: null, isUp: true }
  if (!practiceSite) return { own: null, shared: null, isUp: false }
  const { isUp, link } = practiceSite
  return { own: link(DAY), shared: link(WEEK), isUp: await isUp() }
}

export const meta = staffMeta(staffPage)

export default function PracticeSitePage({ loaderData: { own, shared, isUp } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid max-w-200 gap-6 p-[clamp(16px,2vw,28px)]">
        <p className="max-w-[44em]">
          The practice site has the same pages as this one, with invented people and a colored frame. No email
          leaves it, no card is charged, and it’s fresh again every night. Nothing done there reaches this
          site.
        </p>
        {own && !isUp && (
          <p className="max-w-[44em]">
            It doesn’t answer right now. It may be starting: open this page again in a minute. If that doesn’t
            help, an administrator reads why at <a href="/staff/doctor">Doctor</a>.
          </p>
        )}
        {own ? (
          <PushButton href={own} className="justify-self-start">
            Open the practice site
          </PushButton>
        ) : (
          <p className="max-w-[44em]">
            It isn’t running. The person who runs the server turns it on with one setting, PRACTICE_PORT. The
            page “Operations” of the documentation says how.
          </p>
        )}
        {shared && (
          <section className="grid justify-items-start gap-3 border-ink border-t-4 pt-5">
            <h2 className="wdth-88 text-3 leading-tight">For a new volunteer</h2>
            <p>They need no account. This link opens the practice site for a week:</p>
            <p className="break-all rounded-input bg-gray-100 px-4 py-3 font-mono text-small">{shared}</p>
            <CopyButton text={shared}>Copy the link</CopyButton>
          </section>
        )}
      </StaffSheet>
    </>
  )
}
