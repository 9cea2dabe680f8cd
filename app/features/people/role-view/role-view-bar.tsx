import { Form } from "react-router"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { RoleView } from "./queries.ts"

/** Names the viewed role on every staff page, and ends the view. */
export function RoleViewBar({ view }: { view: RoleView }) {
  return (
    <section
      aria-label="View as a role"
      className="z-10 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[18px] border-3 border-ink bg-marigold-400 px-4 py-3 text-ink column:sticky column:top-3 print:hidden"
    >
      <Icon name="ph:eye-fill" className="size-6 flex-none" />
      <p className="min-w-0 flex-[1_1_14rem] leading-snug">
        You’re viewing the staff pages as <b className="wrap-anywhere">{view.label}</b>. You can’t change
        anything.
      </p>
      <Form method="post" action="/staff/view-as">
        <PushButton type="submit" name="intent" value="end" variant="white" size="sm">
          End the view
        </PushButton>
      </Form>
    </section>
  )
}
