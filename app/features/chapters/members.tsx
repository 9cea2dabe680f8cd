import { formatDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import type { StaffChapter } from "./staff-queries.ts"

type Member = StaffChapter["members"][number]

interface Props {
  members: readonly Member[]
  resultFor: (intent: string) => ActionResult
}

/** The members of a chapter, and those whom the leads removed. */
export function Members({ members, resultFor }: Props) {
  const current = members.filter(({ removed_at }) => !removed_at)
  const removed = members.filter(({ removed_at }) => removed_at)
  return (
    <>
      {current.length === 0 && <p>No one has joined yet.</p>}
      <ul className="grid gap-1.5">
        {current.map(member => (
          <li key={member.id}>
            <CurrentMember member={member} result={resultFor(`remove ${member.id}`)} />
          </li>
        ))}
      </ul>
      {removed.length > 0 && (
        <>
          <h4 className="font-bold">Removed</h4>
          <ul className="grid gap-3">
            {removed.map(member => (
              <li key={member.id} className="grid gap-2">
                <p className="wrap-anywhere">
                  {nameOf(member)}, {formatDate(member.removed_at!)}: {member.removal_reason}
                </p>
                <Form intent={`allow ${member.id}`} result={{}}>
                  <SubmitButton variant="white" size="sm" className="justify-self-start">
                    Let {nameOf(member)} join again
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function CurrentMember({ member, result }: { member: Member; result: ActionResult }) {
  return (
    <details open={result.errors !== undefined}>
      <summary className="min-h-8 cursor-pointer">
        <span className="wrap-anywhere font-bold">{nameOf(member)}</span>, joined{" "}
        {formatDate(member.joined_at)}
      </summary>
      <div className="py-3">
        <Form intent={`remove ${member.id}`} result={result}>
          <TextArea
            name="reason"
            label={`Why are you removing ${nameOf(member)}?`}
            hint="They get it as a notice. They can’t join again until you allow it."
            maxLength={500}
            rows={3}
          />
          <SubmitButton variant="siren" size="sm" className="justify-self-start">
            Remove {nameOf(member)}
          </SubmitButton>
        </Form>
      </div>
    </details>
  )
}

function nameOf({ display_name }: Member) {
  return display_name ?? "a member without a name"
}
