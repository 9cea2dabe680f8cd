import { BlockList } from "#app/features/course-editor/block-list.tsx"
import { editedPart } from "#app/features/course-editor/editing.server.ts"
import { LessonChecks } from "#app/features/course-editor/lesson-checks.tsx"
import { PartForm } from "#app/features/course-editor/part-form.tsx"
import { changePart } from "#app/features/course-editor/saving.server.ts"
import { staffPage } from "#app/features/course-editor/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/course-part"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const part = await editedPart(supabase(context), params.id, params.part, url.searchParams)
  if (!part) throwNotFound({ url })
  const address = `${url.pathname}/typing${url.search}`
  return { part, typingPath: address, flash: takeFlash(context) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  return changePart({ context, url, course: params.id, part: params.part, form })
}

export const meta = staffMeta({
  title: "Change a course",
  description: "Change a lesson, a block or a question of a course.",
})

export default function CoursePartPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const { part, typingPath, flash } = loaderData
  const result = actionData ?? draft
  const isOfForm = !result?.intent || result.intent === "overwrite"
  return (
    <>
      <StaffHeading title={part.title}>
        {part.previewPath && (
          <Link to={part.previewPath} className="underline">
            Preview
          </Link>
        )}
        {part.block ? (
          <Link to={`/staff/courses/${part.course}/parts/${part.part}`} className="underline">
            Back to the lesson
          </Link>
        ) : (
          <Link to={`/staff/courses/${part.course}`} className="underline">
            Back to the course
          </Link>
        )}
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      {part.isRemoved && (
        <Callout tone="warm" className="mb-4">
          <p>This is removed from the draft. Put it back on the page of the course.</p>
        </Callout>
      )}
      {!isOfForm && result.errors?.form && (
        <Callout tone="warm" className="mb-4">
          <p>{result.errors.form}</p>
        </Callout>
      )}
      <div className="grid items-start gap-5 min-[1180px]:grid-cols-2">
        <PartForm
          key={`${typingPath} ${part.form.base} ${part.form.typedAt === null}`}
          result={(isOfForm ? result : undefined) ?? {}}
          {...{ part, typingPath }}
        />
        {part.kind === "lesson" && (
          <div className="grid gap-5">
            {!part.block && <BlockList {...part} />}
            {!part.block?.isNew && <LessonChecks {...part} />}
          </div>
        )}
      </div>
    </>
  )
}
