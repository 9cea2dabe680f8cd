import { FieldGroup, useField } from "#app/ui/forms/field.tsx"
import { DAY_PARTS, DAYS, type Slot } from "./options.ts"

const NAME = "availability"
const HINT = "We use it to suggest shifts to you."

/** Days by parts of the day. Every box is a native checkbox with a label of its own. */
export function AvailabilityField({ defaultValue = [] }: { defaultValue?: readonly Slot[] }) {
  const field = useField({ name: NAME, hint: HINT })
  const chosen = field.wasSubmitted ? [field.submitted].flat() : defaultValue
  return (
    <FieldGroup field={field} label="When do you have time?" hint={HINT} optional>
      <table className="w-full max-w-130 border-collapse text-left">
        <thead>
          <tr>
            <td />
            {Object.entries(DAY_PARTS).map(([part, label]) => (
              <th key={part} scope="col" className="px-1 py-2 text-center font-bold text-small">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(DAYS).map(([day, dayLabel]) => (
            <tr key={day} className="border-gray-300 border-t-[1.5px]">
              <th scope="row" className="py-1 pr-2 font-normal">
                {dayLabel}
              </th>
              {Object.entries(DAY_PARTS).map(([part, partLabel]) => (
                <td key={part} className="text-center">
                  <label className="inline-grid min-h-11 min-w-11 cursor-pointer place-items-center">
                    <span className="sr-only">
                      {dayLabel} {partLabel.toLowerCase()}
                    </span>
                    <input
                      type="checkbox"
                      name={NAME}
                      value={`${day}-${part}`}
                      defaultChecked={chosen.includes(`${day}-${part}` as Slot)}
                      className="tick"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  )
}
