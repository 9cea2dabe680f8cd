import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { CATEGORY_LABELS } from "./labels.ts"
import { PORTRAITS } from "./portraits.ts"
import type { StaffMember } from "./queries.ts"

/** Without a member it adds one. */
export function MemberForm({ member, result }: { member: StaffMember | null; result: ActionResult }) {
  return (
    <Form intent={member ? "save" : "create"} result={result}>
      <TextField name="name" label="Name" defaultValue={member?.name} maxLength={80} />
      <TextField name="role" label="Role" defaultValue={member?.role} maxLength={80} />
      <SelectField
        name="category"
        label="Group"
        placeholder="Choose a group"
        defaultValue={member?.category}
        options={Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <TextArea name="text" label="About them" defaultValue={member?.text} maxLength={400} />
      <SelectField
        name="portrait"
        label="Drawing"
        placeholder="Choose a drawing"
        hint="Shown without a photo."
        defaultValue={member?.portrait}
        options={PORTRAITS.map(value => ({ value, label: value }))}
      />
      <TextField name="joined_on" type="date" label="Joined on" defaultValue={member?.joined_on} />
      <TextField
        name="consented_on"
        type="date"
        label="Agreed to be shown on"
        hint="The page shows them from this day. Empty hides them."
        defaultValue={member?.consented_on ?? undefined}
        optional
      />
      <TextField
        name="leaves_on"
        type="date"
        label="Leaves on"
        hint="The page no longer shows them from this day. We delete the entry a year later."
        defaultValue={member?.leaves_on ?? undefined}
        optional
      />
      <TextField
        name="position"
        label="Place in the list"
        inputMode="numeric"
        hint="The lowest number comes first."
        defaultValue={member?.position ?? 100}
      />
      <SubmitButton className="justify-self-start">{member ? "Save" : "Add the person"}</SubmitButton>
    </Form>
  )
}
