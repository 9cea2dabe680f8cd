import { data, href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { askForExport, keepAccount } from "#app/features/data-rights/actions.server.ts"
import { ExportList, isUnderWay } from "#app/features/data-rights/export-list.tsx"
import { PlannedErasureNote } from "#app/features/data-rights/planned-erasure.tsx"
import { ownExports, plannedErasure } from "#app/features/data-rights/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/your-data"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const [exports, planned] = await Promise.all([ownExports(db, sub), plannedErasure(db)])
  const said = (["kept", "gone"] as const).find(word => url.searchParams.has(word)) ?? null
  return { exports, planned, said }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await request.formData()
  switch (form.get("intent")) {
    case "export":
      return askForExport(context)
    case "keep":
      return keepAccount(context)
    default:
      throw data("This page has no such form", { status: 400 })
  }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Get a copy of everything we keep about you, or delete your account."
  return pageMeta({ title: "Your data", description, path: location.pathname, tags }, rootData(matches))
}

export default function DataPage({ loaderData: { exports, planned, said } }: Route.ComponentProps) {
  return (
    <AccountPage title="Your data" lead="It’s yours: take it with you, or take it away.">
      <PlannedErasureNote planned={planned} />
      {said && !planned && (
        <div role="status">
          {said === "kept" ? (
            <Callout tone="good">Your account stays. Good to have you.</Callout>
          ) : (
            <Callout tone="info">This copy is no longer there. Ask for a new one.</Callout>
          )}
        </div>
      )}
      <AccountSection
        title="Get a copy"
        lead="Everything we keep about you in one ZIP: a page to read or print, the same as JSON for machines, and your files. It takes a minute or two, and we keep it for 7 days."
      >
        <div className="grid gap-5">
          <ExportList exports={exports} />
          <Form>
            <input type="hidden" name="intent" value="export" />
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
      {!planned && (
        <AccountSection
          title="Delete your account"
          lead="First you see what goes and what stays. Then you have 7 days to think again."
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
