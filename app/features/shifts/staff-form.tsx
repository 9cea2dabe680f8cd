import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { useOfficeTimeZone } from "#app/ui/staff/office-time.tsx"
import { TIME_ZONE_LABELS, wallClock } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { ShiftChoices, StaffShift } from "./staff-queries.ts"

interface Props {
  /** Null for a new shift. */
  shift: StaffShift | null
  choices: ShiftChoices
  result: ActionResult
}

/** Where and when a shift is, how many people it needs, and what they need. */
export function ShiftForm({ shift, choices, result }: Props) {
  return (
    <Form intent={shift ? "save" : "create"} result={result}>
      <TextField name="title" label="What volunteers do" defaultValue={shift?.title} maxLength={80} />
      <TextArea
        name="about"
        label="More about it"
        defaultValue={shift?.about ?? ""}
        maxLength={600}
        optional
      />
      <TextField
        name="place"
        label="Place"
        hint="Never a home address."
        defaultValue={shift?.place}
        maxLength={200}
      />
      <TimeFields shift={shift} />
      <SelectField
        name="chapter"
        label="Chapter"
        hint="Its leads manage the shift, too."
        placeholder="No chapter"
        defaultValue={shift?.chapter_id ?? ""}
        options={choices.chapters}
        optional
      />
      <SelectField
        name="event"
        label="Event"
        placeholder="No event"
        defaultValue={shift?.event_id ?? ""}
        options={choices.events}
        optional
      />
      <Requirements {...{ shift, choices }} />
      <SubmitButton className="justify-self-start">{shift ? "Save" : "Add the shift"}</SubmitButton>
    </Form>
  )
}

function TimeFields({ shift }: Pick<Props, "shift">) {
  const officeTimeZone = useOfficeTimeZone()
  const start = shift && wallClock(shift.starts_at, shift.time_zone)
  const end = shift && wallClock(shift.ends_at, shift.time_zone)
  return (
    <>
      <TextField name="day" type="date" label="Day" defaultValue={start?.day ?? ""} />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField name="starts" type="time" label="Starts" defaultValue={start?.time ?? ""} />
        <TextField name="ends" type="time" label="Ends" defaultValue={end?.time ?? ""} />
        <SelectField
          name="time_zone"
          label="Time zone"
          defaultValue={shift?.time_zone ?? officeTimeZone}
          options={Object.entries(TIME_ZONE_LABELS).map(([value, label]) => ({ value, label }))}
        />
        <TextField name="capacity" label="Places" inputMode="numeric" defaultValue={shift?.capacity ?? ""} />
      </div>
    </>
  )
}

function Requirements({ shift, choices }: Omit<Props, "result">) {
  return (
    <>
      <SelectField
        name="minimum_age"
        label="Minimum age"
        placeholder="None"
        defaultValue={String(shift?.minimum_age ?? "")}
        options={["14", "15", "16", "17", "18"].map(value => ({ value, label: value }))}
        optional
      />
      <SelectField
        name="course"
        label="Course that volunteers have passed"
        placeholder="None"
        defaultValue={shift?.course_id ?? ""}
        options={choices.courses}
        optional
      />
      <Checkbox
        name="needs_certificate"
        label="Needs a valid certificate"
        defaultChecked={shift?.needs_certificate ?? false}
      />
      <Checkbox
        name="needs_waiver"
        label="Needs a signed waiver"
        defaultChecked={shift?.needs_waiver ?? true}
      />
      <Checkbox
        name="needs_screening"
        label="Needs a screening that is valid on that day"
        hint="Volunteers who signed up without one lose their place, and we tell them."
        defaultChecked={shift?.needs_screening ?? false}
      />
    </>
  )
}
