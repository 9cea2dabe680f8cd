import type { RowAction } from "#app/lib/staff/define-staff-list.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** The buttons of a row, or without a name those for all selected rows. */
export function ActionButtons({ actions, name }: { actions: readonly RowAction[]; name?: string }) {
  return actions.map(({ intent, label, isPrimary }) => (
    <PushButton
      key={intent}
      type="submit"
      name="intent"
      value={intent}
      size="sm"
      variant={isPrimary ? "green" : "white"}
      aria-label={name && `${label}: ${name}`}
    >
      {label}
    </PushButton>
  ))
}
