import { TextField } from "#app/ui/forms/text-field.tsx"
import { FoldedFields } from "./folded-fields.tsx"

/** The first and the last day of a repeating gift. A gift that is made once has neither, so they are hidden then. */
export function PlanFields() {
  return (
    <FoldedFields
      title="Start later or end on a date"
      names={["starts_on", "ends_on"]}
      className="in-[form:has([name=frequency][value=once]:checked)]:hidden"
    >
      <TextField
        name="starts_on"
        type="date"
        label="First gift on"
        optional
        hint="Leave it empty to start today. A later start is at least three days away and within a year."
      />
      <TextField
        name="ends_on"
        type="date"
        label="No gift after"
        optional
        hint="Leave it empty to give until you cancel."
      />
    </FoldedFields>
  )
}
