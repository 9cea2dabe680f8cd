import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox, CheckboxGroup, RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { NewRecord } from "#app/ui/staff/record-sheet.tsx"
import { TIME_ZONE_LABELS, wallClock } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { EARNED_SOURCES, SOURCE_LABELS } from "./labels.ts"
import type { StaffRaffle } from "./staff-queries.ts"

/** Beside the heading: adds a draft with the usual settings, to be completed afterward. */
export function NewRaffleForm({ result }: { result: ActionResult | undefined }) {
  const own = result?.intent === "create" ? result : {}
  return (
    <NewRecord label="New raffle" result={result}>
      <Form intent="create" result={own} action="/staff/raffles">
        <TextField name="title" label="Title" />
        <TextField name="prize" label="Prize, as a sentence" />
        <TextField
          name="prize_value"
          type="number"
          inputMode="numeric"
          label="Approximate value"
          prefix="$"
        />
        <SubmitButton className="justify-self-start">Create the draft</SubmitButton>
      </Form>
    </NewRecord>
  )
}

/** All settings, while nobody has entered. Times are those of the raffle’s zone. */
export function SettingsForm({ raffle }: { raffle: StaffRaffle }) {
  const number = (
    name: "prize_value" | "entry_limit" | "winner_count" | "alternate_count" | "claim_days",
    label: string,
  ) => <TextField name={name} type="number" inputMode="numeric" label={label} defaultValue={raffle[name]} />
  const moment = (name: "opens" | "closes" | "draws", label: string) => {
    const { day, time } = wallClock(raffle[`${name}_at`], raffle.time_zone)
    return <TextField name={name} type="datetime-local" label={label} defaultValue={`${day}T${time}`} />
  }
  return (
    <Form intent="save">
      <TextField name="title" label="Title" defaultValue={raffle.title} />
      <TextField name="slug" label="Address: /raffles/…" defaultValue={raffle.slug} />
      <TextArea name="prize" label="Prize" defaultValue={raffle.prize} rows={2} />
      {number("prize_value", "Approximate value in dollars")}
      <SelectField
        name="time_zone"
        label="Time zone"
        hint="Of the times below, in the rules and on its page."
        defaultValue={raffle.time_zone}
        options={Object.entries(TIME_ZONE_LABELS).map(([value, label]) => ({ value, label }))}
      />
      {moment("opens", "Opens")}
      {moment("closes", "Closes")}
      {moment("draws", "Draw")}
      <RadioGroup
        name="method"
        label="Random value"
        defaultValue={raffle.method}
        choices={[
          {
            value: "beacon",
            label: "Public beacon (drand)",
            note: "The server needs a network at the draw.",
          },
          { value: "commit-reveal", label: "Without a beacon", note: "Weaker, and the page says so." },
        ]}
      />
      <RadioGroup
        name="min_age"
        label="Age"
        defaultValue={String(raffle.min_age)}
        choices={[
          { value: "18", label: "18 and older" },
          { value: "13", label: "Also 13 to 17 with a guardian’s permission" },
        ]}
      />
      <CheckboxGroup
        name="sources"
        label="Ways to enter besides the free form"
        defaultValue={raffle.sources}
        choices={EARNED_SOURCES.map(value => ({ value, label: SOURCE_LABELS[value] }))}
      />
      <TextArea
        name="states"
        label="Eligible states, separated by commas"
        defaultValue={raffle.states.join(", ")}
        rows={4}
      />
      {number("entry_limit", "Tickets per person")}
      {number("winner_count", "Winners")}
      {number("alternate_count", "Alternates")}
      {number("claim_days", "Days to claim")}
      <SubmitButton className="justify-self-start">Save</SubmitButton>
    </Form>
  )
}

export function CardForm({ states }: Pick<StaffRaffle, "states">) {
  const options = states.toSorted().map(name => ({ value: name, label: name }))
  return (
    <Form intent="card">
      <TextField name="card_name" label="Name on the card" autoComplete="off" />
      <TextField name="card_contact" label="Email or mailing address on the card" autoComplete="off" />
      <SelectField name="state" label="State" placeholder="Choose" options={options} />
      <Checkbox name="is_adult" label="The card says “I am 18 or older”" />
      <SubmitButton className="justify-self-start">Enter the card</SubmitButton>
    </Form>
  )
}

export function CancelForm({ result }: { result: ActionResult | undefined }) {
  return (
    <details open={result?.intent === "cancel"}>
      <summary className="min-h-8 cursor-pointer font-bold text-siren-700 underline">
        Cancel this raffle
      </summary>
      <Form intent="cancel" className="pt-4">
        <TextArea name="reason" label="Reason, for the public page and everyone who entered" rows={2} />
        <SubmitButton variant="siren" className="justify-self-start">
          Cancel the raffle
        </SubmitButton>
      </Form>
    </details>
  )
}
