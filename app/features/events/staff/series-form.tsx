import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { CheckboxGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { DateFields } from "./date-fields.tsx"
import { optionsOf, REPEATS, WEEKDAY_OPTIONS } from "./options.ts"
import type { StaffEvent } from "./queries.ts"
import { rowCount, rowField } from "./rows.ts"

interface Props {
  event: StaffEvent
  result: ActionResult
}

/** Creates the repeating dates of an event, or changes those that are ahead. */
export function SeriesForm({ event, result }: Props) {
  const { series } = event
  return (
    <details open={result.errors !== undefined}>
      <summary className="min-h-8 cursor-pointer font-bold underline">
        {series ? "Change the series" : "Repeat it"}
      </summary>
      <Form intent="series" result={result} className="pt-4">
        <p>
          {series
            ? "Only dates ahead change. Dates that you moved or canceled stay as they are. Everyone registered for a date that changes gets an email."
            : "Makes up to 60 dates at once. You can move or cancel each of them later."}
        </p>
        <DateFields event={event} series={series ?? "new"} />
        <RuleFields series={series} />
        <SkipFields days={event.series_skips} />
        {series && (
          <TextField
            name="reason"
            label="Why?"
            hint="Goes into the email to people whose date you take away."
            maxLength={300}
            optional
          />
        )}
        <SubmitButton variant="white" className="justify-self-start">
          {series ? "Save the series" : "Add the dates"}
        </SubmitButton>
      </Form>
    </details>
  )
}

function RuleFields({ series }: { series: StaffEvent["series"] }) {
  return (
    <>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <SelectField
          name="repeat"
          label="Repeats"
          defaultValue={series?.repeat ?? "weekly"}
          options={optionsOf(REPEATS)}
        />
        <TextField
          name="interval"
          label="Every"
          hint="1 is every week or month, 2 every second one."
          inputMode="numeric"
          defaultValue={series?.interval ?? 1}
        />
      </div>
      <CheckboxGroup
        name="weekdays"
        label="Weekdays"
        hint="Only for weekly dates. If you check none, it’s the weekday of the first date."
        choices={WEEKDAY_OPTIONS}
        defaultValue={series?.weekdays ?? []}
        columns="phone:grid-cols-2"
      />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          name="until"
          type="date"
          label="Until"
          hint="The last day, or enter how many dates there are."
          optional
          defaultValue={series?.until ?? ""}
        />
        <TextField
          name="count"
          label="Number of dates"
          inputMode="numeric"
          optional
          defaultValue={series?.count ?? ""}
        />
      </div>
    </>
  )
}

function SkipFields({ days }: { days: readonly string[] }) {
  return (
    <div className="grid items-start gap-4 phone:grid-cols-2">
      {Array.from({ length: rowCount(days.length) }, (_, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity.
          key={index}
          name={rowField("skips", index, "day")}
          type="date"
          label={`Skipped day ${index + 1}`}
          optional
          defaultValue={days[index] ?? ""}
        />
      ))}
    </div>
  )
}
