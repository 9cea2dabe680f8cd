import { Form } from "react-router"
import { emailTextList } from "#app/features/emails/texts/list.server.ts"
import { staffPage } from "#app/features/emails/texts/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/email-texts"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const search = (url.searchParams.get("q") ?? "").trim().slice(0, 100)
  return { search, ...(await emailTextList(supabase(context), search)) }
}

export const meta = staffMeta(staffPage)

export default function EmailTextsPage({ loaderData: { search, emails, fixed } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <p className="max-w-[44em]">
          Choose an email to change its words. What you save is in the next emails, also in those that are
          waiting to be sent.
        </p>
        <Form method="get" className="field-row">
          <TextField
            key={search}
            name="q"
            type="search"
            label="Words in the email"
            defaultValue={search}
            autoComplete="off"
            className="min-w-0 flex-[2_1_15rem]"
          />
          <PushButton type="submit" variant="white" icon="ph:magnifying-glass-bold">
            Search
          </PushButton>
        </Form>
        {search && (
          <p role="status">
            {foundText(emails.length, search)}{" "}
            <Link to={staffPage.path} className="underline">
              Show all
            </Link>
          </p>
        )}
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
        {fixed.length > 0 && (
          <details open={search !== ""} key={search}>
            <summary className="min-h-8 cursor-pointer underline">Emails that can’t be changed here</summary>
            <p className="max-w-[60em] pt-2">
              What these emails say depends on an amount, a time or a decision: a gift email, for example, has
              other sentences for a monthly gift than for a single one. So developers change them:{" "}
              {fixed.join(", ")}.
            </p>
          </details>
        )}
      </StaffSheet>
    </>
  )
}

function foundText(count: number, search: string) {
  if (count === 0) return `No email that you can change has “${search}” in it.`
  return count === 1 ? `One email has “${search}” in it.` : `${count} emails have “${search}” in them.`
}
