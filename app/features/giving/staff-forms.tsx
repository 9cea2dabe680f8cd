import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { MATCH_LABELS, WALL_LABELS } from "./staff-labels.ts"
import type { StaffGift } from "./staff-queries.ts"

/** The employer's match and the name on the donor wall, for gifts that have them. */
export function GiftForms({ gift }: { gift: StaffGift }) {
  return (
    <>
      {gift.employer && <MatchForm gift={gift} />}
      {gift.visibility !== "anonymous" && <NameForm gift={gift} />}
    </>
  )
}

function MatchForm({ gift }: { gift: StaffGift }) {
  return (
    <Form intent="match" className="grid gap-4 border-ink border-t-4 pt-5">
      <input type="hidden" name="id" value={gift.id} />
      <SelectField
        name="match"
        label={`Match by ${gift.employer}`}
        hint="When their money arrives, enter it as a gift of theirs."
        defaultValue={gift.employer_match ?? "to-ask"}
        options={Object.entries(MATCH_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <SubmitButton size="sm" className="justify-self-start">
        Save the match
      </SubmitButton>
    </Form>
  )
}

function NameForm({ gift }: { gift: StaffGift }) {
  return (
    <Form intent="name" className="grid gap-4 border-ink border-t-4 pt-5">
      <input type="hidden" name="id" value={gift.id} />
      <p>
        <b>Donor wall:</b> {WALL_LABELS[gift.wall_review]}
        {gift.shows_amount && ", with the amount"}
      </p>
      <div className="flex flex-wrap gap-4">
        {gift.wall_review !== "shown" && (
          <PushButton type="submit" name="shows" value="yes" size="sm">
            Show the name
          </PushButton>
        )}
        {gift.wall_review !== "hidden" && (
          <PushButton type="submit" name="shows" value="no" size="sm" variant="white">
            Hide the name
          </PushButton>
        )}
      </div>
    </Form>
  )
}
