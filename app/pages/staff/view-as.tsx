import { viewableRoles } from "#app/features/people/role-view/queries.ts"
import { changeRoleView } from "#app/features/people/role-view/role-view.server.ts"
import { staffPage } from "#app/features/people/role-view/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/view-as"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  return { roles: await viewableRoles(supabase(context)), flash: takeFlash(context) }
}

/** Open to every role: during a view, the administrator has another one. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await requireStaff(context, url)
  return changeRoleView(context, await readForm(request))
}

export const meta = staffMeta(staffPage)

export default function ViewAsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={loaderData.flash} />
        <p className="max-w-[44em]">
          See the staff pages the way a colleague with another role sees them: the same menu, the same lists,
          the same inbox. It’s never the account of a person, and you can’t change anything until you end it.
          The audit log says that you looked.
        </p>
        <Form result={actionData} className="max-w-120">
          <SelectField name="role" label="Role" placeholder="Choose a role" options={loaderData.roles} />
          <SubmitButton className="justify-self-start">Start the view</SubmitButton>
        </Form>
      </StaffSheet>
    </>
  )
}
