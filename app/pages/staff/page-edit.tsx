import { ChecksPanel } from "#app/features/page-editor/checks-panel.tsx"
import { editedPart } from "#app/features/page-editor/editing.server.ts"
import { SECTION_LABELS } from "#app/features/page-editor/labels.ts"
import { changeSection } from "#app/features/page-editor/saving.server.ts"
import { SectionList } from "#app/features/page-editor/section-list.tsx"
import { staffPage } from "#app/features/page-editor/staff-list.tsx"
import { previewPath } from "#app/features/page-editor/staff-queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { KeptForm } from "#app/ui/staff/editor/kept-form.tsx"
import { StaffHeading } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/page-edit"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const part = await editedPart(supabase(context), params.id, url.searchParams)
  if (!part) throwNotFound({ url })
  return { part, typingPath: `/staff/pages/${params.id}/typing${url.search}`, flash: takeFlash(context) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  return changeSection({ context, url, page: params.id, form })
}

export const meta = staffMeta({ title: "Change a page", description: "Change the sections of a page." })

export default function PageEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const { part, typingPath, flash } = loaderData
  const result = actionData ?? draft
  const preview = previewPath(part.path)
  const isOfForm = !result?.intent || result.intent === "overwrite"
  return (
    <>
      <StaffHeading title={part.title}>
        <span className="flex flex-wrap gap-x-6 gap-y-2">
          {preview && (
            <Link to={preview} className="underline">
              Preview
            </Link>
          )}
          <Link to={`/staff/pages/${part.page}`} className="underline">
            Back to the page
          </Link>
        </span>
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      {!isOfForm && result.errors?.form && (
        <Callout tone="warm" className="mb-4">
          <p>{result.errors.form}</p>
        </Callout>
      )}
      <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <KeptForm
          key={`${typingPath} ${part.form.base} ${part.form.typedAt === null}`}
          form={part.form}
          noun="page"
          heading={part.section ? SECTION_LABELS[part.section.kind] : "Title and lead"}
          result={(isOfForm ? result : undefined) ?? {}}
          typingPath={typingPath}
        >
          {part.section && !part.section.isNew && (
            <Form intent="remove" result={{}} className="border-ink border-t-[2.5px] pt-4">
              <SubmitButton variant="white" size="sm" className="justify-self-start">
                Remove this section
              </SubmitButton>
            </Form>
          )}
        </KeptForm>
        <div className="grid gap-5 min-[1180px]:sticky min-[1180px]:top-4">
          <SectionList {...part} />
          {!part.section?.isNew && <ChecksPanel {...part} />}
        </div>
      </div>
    </>
  )
}
