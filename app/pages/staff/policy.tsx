import { DraftForm, PublishForm } from "#app/features/content/policies/draft-form.tsx"
import { PublishedVersions } from "#app/features/content/policies/published-versions.tsx"
import { policySource } from "#app/features/content/policies/source.ts"
import { changePolicy } from "#app/features/content/policies/staff-actions.server.ts"
import { staffPage } from "#app/features/content/policies/staff-page.ts"
import { type LegalText, legalText } from "#app/features/content/policies/staff-queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { lineDiff } from "#app/lib/format/line-diff.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import { ComparedLines } from "#app/ui/staff/versions-view.tsx"
import type { Route } from "./+types/policy"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const text = (await legalText(supabase(context), params.id)) ?? throwNotFound({ url })
  const lines = text.draft && lineDiff(sourceOf(text.newest), sourceOf(text.draft))
  return { ...text, lines, flash: takeFlash(context) }
}

function sourceOf({ summary, sections }: Pick<LegalText["newest"], "summary" | "sections">) {
  return sections.length > 0 ? policySource(sections) : summary
}

export const action = staffPageAction(staffPage, changePolicy)
export const meta = staffMeta({ title: "Legal text", description: staffPage.description })

const SHEET = "grid content-start gap-5 p-[clamp(18px,2vw,28px)]"

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { newest, versions, draft, lines, flash } = loaderData
  const next = newest.version + 1
  return (
    <>
      <StaffHeading title={newest.title}>
        <Link to={staffPage.path} className="underline">
          All legal texts
        </Link>
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      <div className="grid items-start gap-5 min-[1180px]:grid-cols-2">
        <StaffSheet className={SHEET}>
          <h2 className="text-3">Version {next}</h2>
          {draft ? (
            <DraftForm draft={draft} />
          ) : (
            <Form intent="start">
              <p>
                It starts with a copy of version {newest.version}. Visitors don’t see it until you publish it.
              </p>
              <SubmitButton className="justify-self-start">Write the next version</SubmitButton>
            </Form>
          )}
        </StaffSheet>
        <div className="grid gap-5">
          {draft && lines && (
            <StaffSheet className={SHEET}>
              <h2 className="text-3">What it changes in version {newest.version}</h2>
              <div className="grid gap-1.5">
                <ComparedLines lines={lines} />
              </div>
            </StaffSheet>
          )}
          {draft && (
            <StaffSheet className={SHEET}>
              <h2 className="text-3">Publish</h2>
              <PublishForm {...{ revision: draft.revision, isAgreedTo: newest.sections.length > 0 }} />
            </StaffSheet>
          )}
          <StaffSheet className={SHEET}>
            <h2 className="text-3">Published versions</h2>
            <PublishedVersions versions={versions} />
          </StaffSheet>
        </div>
      </div>
    </>
  )
}
