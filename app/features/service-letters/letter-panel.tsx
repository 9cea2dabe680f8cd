import { formatLongDate } from "#app/lib/format/dates.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { ServiceLetter } from "./queries.ts"

interface Props {
  letters: readonly ServiceLetter[]
  formatHours(minutes: number): string
}

/** Makes a letter about a period, and lists the earlier ones. */
export function LetterPanel({ letters, formatHours }: Props) {
  return (
    <div className="grid gap-7">
      <Form intent="letter" className="max-w-130">
        <div className="grid items-start gap-5 phone:grid-cols-2">
          <TextField name="from_day" type="date" label="From" />
          <TextField name="to_day" type="date" label="To" />
        </div>
        <SubmitButton variant="white" className="justify-self-start">
          Make a letter
        </SubmitButton>
      </Form>
      {letters.length > 0 && (
        <ul className="grid gap-3">
          {letters.map(({ id, from_day, to_day, minutes, code }) => (
            <li key={id}>
              <a href={`/me/volunteering/letters/${id}.pdf`} className="font-bold underline">
                {formatHours(minutes)}, {formatLongDate(from_day)} to {formatLongDate(to_day)} (PDF)
              </a>
              <p className="text-gray-700">
                Code <span className="font-mono text-mono">{code}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
