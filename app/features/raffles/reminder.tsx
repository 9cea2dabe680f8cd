import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { Raffle } from "./queries.ts"

interface Props {
  raffle: Raffle
  member: { reminders: readonly Raffle["reminds_of"][] } | null
}

/** One reminder by email for members; anyone can take the times to their calendar. */
export function Reminder({ raffle: { slug, reminds_of }, member }: Props) {
  if (!reminds_of) return null
  const when = reminds_of === "opening" ? "when it opens" : "before the draw"
  const isOn = member?.reminders.includes(reminds_of)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {isOn && <p className="font-bold">We’ll remind you {when}.</p>}
      {/* The action sends visitors to sign in and brings them back. */}
      <Form intent={isOn ? "forget" : "remind"}>
        <SubmitButton variant="white" size="sm" icon={isOn ? undefined : "ph:bell-bold"}>
          {isOn ? "Don’t remind me" : member ? `Remind me ${when}` : `Sign in to get a reminder ${when}`}
        </SubmitButton>
      </Form>
      <a href={`/raffles/${slug}.ics`} className="underline">
        Add it to your calendar
      </a>
    </div>
  )
}
