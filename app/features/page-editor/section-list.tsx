import { Form as GetForm } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OrderForm } from "#app/ui/staff/editor/order-form.tsx"
import { RemovedParts } from "#app/ui/staff/editor/removed-parts.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { EditedPage } from "./editing.server.ts"
import { SECTION_LABELS } from "./labels.ts"

const KINDS = Object.entries(SECTION_LABELS).map(([value, label]) => ({ value, label }))

/** The sections of a draft: open one, move it, put one back, or add another. */
export function SectionList({
  sections,
  removed,
  section,
}: Pick<EditedPage, "sections" | "removed" | "section">) {
  return (
    <StaffSheet className="grid gap-5 p-[clamp(18px,2vw,28px)]">
      <h2 className="text-3">Sections</h2>
      <Link to="?" aria-current={section ? undefined : "page"} className="justify-self-start underline">
        Title and lead
      </Link>
      {sections.length === 0 && <p>The page is empty. Add its first section.</p>}
      <OrderForm
        items={sections.map(({ id, title }) => ({
          ...{ id, text: title },
          label: (
            <Link
              to={`?section=${id}`}
              aria-current={id === section?.id ? "page" : undefined}
              className="wrap-anywhere underline aria-[current]:font-bold"
            >
              {title}
            </Link>
          ),
        }))}
      />
      {removed.length > 0 && <RemovedParts parts={removed} />}
      <GetForm className="flex flex-wrap items-end gap-3">
        <SelectField name="add" label="Kind of section" options={KINDS} defaultValue="prose" />
        <PushButton type="submit" variant="white" icon="ph:plus-bold">
          Add a section
        </PushButton>
      </GetForm>
    </StaffSheet>
  )
}
