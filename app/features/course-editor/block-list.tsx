import { Form as GetForm } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OrderForm } from "#app/ui/staff/editor/order-form.tsx"
import { RemovedParts } from "#app/ui/staff/editor/removed-parts.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { EditedPart } from "./editing.server.ts"
import { BLOCK_LABELS } from "./labels.ts"

const KINDS = Object.entries(BLOCK_LABELS).map(([value, label]) => ({ value, label }))

/** The blocks of a lesson: open one, move it, put one back, or add another at the end. */
export function BlockList({ blocks, removedBlocks }: Pick<EditedPart, "blocks" | "removedBlocks">) {
  return (
    <StaffSheet className="grid gap-5 p-[clamp(18px,2vw,28px)]">
      <h2 className="text-3">Blocks</h2>
      {blocks.length === 0 && <p>The lesson is empty. Add its first block.</p>}
      <OrderForm
        items={blocks.map(({ id, label }) => ({
          ...{ id, text: label },
          label: (
            <Link to={`?block=${id}`} className="wrap-anywhere underline">
              {label}
            </Link>
          ),
        }))}
      />
      {removedBlocks.length > 0 && <RemovedParts parts={removedBlocks} />}
      <GetForm className="flex flex-wrap items-end gap-3">
        <SelectField name="add" label="Kind of block" options={KINDS} defaultValue="text" />
        <PushButton type="submit" variant="white" icon="ph:plus-bold">
          Add a block
        </PushButton>
      </GetForm>
    </StaffSheet>
  )
}
