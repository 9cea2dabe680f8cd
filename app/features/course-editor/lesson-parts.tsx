import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OrderForm } from "#app/ui/staff/editor/order-form.tsx"
import { PartButton } from "#app/ui/staff/editor/part-button.tsx"
import { RemovedParts } from "#app/ui/staff/editor/removed-parts.tsx"
import type { StaffCourse } from "./staff-queries.ts"

interface Props {
  course: string
  lessons: StaffCourse["lessonParts"]
  result: ActionResult | undefined
}

/** The lessons of a draft: open, move, remove and add. */
export function LessonParts({ course, lessons, result }: Props) {
  const shown = lessons.filter(({ isRemoved }) => !isRemoved)
  const removed = lessons.filter(({ isRemoved }) => isRemoved)
  return (
    <>
      <OrderForm
        items={shown.map(({ id, title, change }) => ({
          ...{ id, text: title },
          label: (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/staff/courses/${course}/parts/${id}`} className="wrap-anywhere underline">
                {title}
              </Link>
              {change && <Badge tone="marigold">{change}</Badge>}
            </span>
          ),
        }))}
      />
      {shown.length === 0 ? (
        <p>The course has no lessons yet. Add the first one.</p>
      ) : (
        <details>
          <summary className="min-h-8 cursor-pointer underline">Remove a lesson</summary>
          <ul className="grid gap-2 pt-2">
            {shown.map(({ id, title }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <span className="wrap-anywhere">{title}</span>
                <PartButton intent="remove" part={id} label="Remove" about={title} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {removed.length > 0 && <RemovedParts parts={removed} />}
      <details open={result?.intent === "add-lesson"}>
        <summary className="min-h-8 cursor-pointer underline">Add a lesson</summary>
        <Form intent="add-lesson" className="pt-3">
          <TextField name="title" label="Title of the lesson" maxLength={120} />
          <TextField
            name="minutes"
            label="Minutes it takes"
            type="number"
            defaultValue={2}
            className="max-w-60"
          />
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            Add the lesson
          </SubmitButton>
        </Form>
      </details>
    </>
  )
}
