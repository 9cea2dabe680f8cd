import { data, href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { keepAccount, requestExport } from "#app/features/data-rights/actions.server.ts"
import { ExportList, isUnderWay } from "#app/features/data-rights/export-list.tsx"
import { PlannedErasureNote } from "#app/features/data-rights/planned-erasure.tsx"
import { ownExports, plannedErasure, recordOpenings } from "#app/features/data-rights/queries.ts"
import { RecordOpenings } from "#app/features/data-rights/record-openings.tsx"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/your-data"

export async function loader({ context }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const [exports, planned, openings] = await Promise.all([
    ownExports(db, sub),
    plannedErasure(db),
    recordOpenings(db, sub),
  ])
  return { exports, planned, openings, flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  switch (form.get("intent")) {
    case "export":
      return requestExport(context, form)
    case "keep":
      return keepAccount(context, form)
    default:
      throw data("This page has no such form", { status: 400 })
  }
}

export const meta = privateMeta({
  title: "Your data",
  description: "Get a copy of everything we store about you, or delete your account.",
})

export default function DataPage({ loaderData }: Route.ComponentProps) {
  const { exports, planned, openings, flash } = loaderData
  return (
    <AccountPage title="Your data" lead="It’s yours. Download it or delete it." flash={flash}>
      <PlannedErasureNote planned={planned} />
      <AccountSection
        title="Get a copy"
        lead="Everything we store about you in one ZIP: a page to read or print, the same as JSON, and your files. It takes a minute or two and stays available for 7 days."
      >
        <div className="grid gap-5">
          <ExportList exports={exports} />
          <Form intent="export">
            <SubmitButton
              variant={exports.length > 0 ? "white" : "green"}
              icon="ph:package-bold"
              className="justify-self-start"
              disabled={exports.some(isUnderWay)}
            >
              {exports.length > 0 ? "Make another copy" : "Make a copy of my data"}
            </SubmitButton>
          </Form>
        </div>
      </AccountSection>
      <AccountSection
        title="Who looked at your record"
        lead="An administrator who opens your account has to say why, and you can read it here."
      >
        <RecordOpenings openings={openings} />
      </AccountSection>
      {!planned && (
        <AccountSection
          title="Delete your account"
          lead="First you see what is deleted and what stays. Then you have 7 days to change your mind."
        >
          <PushButton
            to={href("/me/data/delete")}
            variant="white"
            icon="ph:trash-bold"
            className="justify-self-start"
          >
            Delete my account
          </PushButton>
        </AccountSection>
      )}
    </AccountPage>
  )
}
