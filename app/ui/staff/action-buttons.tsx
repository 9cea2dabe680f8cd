import type { RowAction } from "#app/lib/staff/define-staff-list.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** The intent of a button whose effect is shown first. */
export const PREVIEW = "preview "

/** The buttons of a row, or without a name those for all selected rows. */
export function ActionButtons({ actions, name }: { actions: readonly RowAction[]; name?: string }) {
  return actions.map(({ intent, label, isPrimary, effect }) => (
    <PushButton
      key={intent}
      type="submit"
      name="intent"
      value={effect ? `${PREVIEW}${intent}` : intent}
      size="sm"
      variant={isPrimary ? "green" : "white"}
      aria-label={name && `${label}: ${name}`}
    >
      {label}
    </PushButton>
  ))
}
