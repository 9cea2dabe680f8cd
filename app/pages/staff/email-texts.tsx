import { kindOfEmail } from "#app/features/emails/labels.ts"
import { editableEmails, fixedEmails } from "#app/features/emails/texts/catalog.server.ts"
import { changedEmails } from "#app/features/emails/texts/queries.ts"
import { staffPage } from "#app/features/emails/texts/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/email-texts"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const changed = await changedEmails(supabase(context))
  const emails = [...editableEmails().values()].map(({ message, shipped }) => ({
    ...{
      message,
      label: kindOfEmail(message),
      subject: shipped.subject,
      isChanged: changed.includes(message),
    },
  }))
  return {
    emails: emails.sort((a, b) => a.label.localeCompare(b.label)),
    fixed: fixedEmails().map(kindOfEmail).sort(),
  }
}

export const meta = staffMeta(staffPage)

export default function EmailTextsPage({ loaderData: { emails, fixed } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <p className="max-w-[44em]">
          Choose an email to change its words. What you save is in the next emails, also in those that are
          waiting to be sent.
        </p>
        <ul className="grid gap-x-10 column:grid-cols-2">
          {emails.map(({ message, label, subject, isChanged }) => (
            <li key={message} className="grid content-start gap-1 border-gray-300 border-b-[1.5px] py-3">
              <span className="flex flex-wrap items-center gap-3">
                <Link to={`/staff/email-texts/${message}`} className="wrap-anywhere font-bold underline">
                  {label}
                </Link>
                {isChanged && <Badge tone="marigold">Changed</Badge>}
              </span>
              <span className="wrap-anywhere text-gray-700 text-small">{subject}</span>
            </li>
          ))}
        </ul>
        <details>
          <summary className="min-h-8 cursor-pointer underline">Emails that can’t be changed here</summary>
          <p className="max-w-[60em] pt-2">
            The words of these emails depend on amounts, times or what was decided, so developers change them:{" "}
            {fixed.join(", ")}.
          </p>
        </details>
      </StaffSheet>
    </>
  )
}
