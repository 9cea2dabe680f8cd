import type { ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox, CheckboxGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { useOfficeTimeZone } from "#app/ui/staff/office-time.tsx"
import { TIME_ZONE_LABELS } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { LineUpFields, QuestionFields, TakeHomeFields } from "./list-fields.tsx"
import {
  FEATURE_OPTIONS,
  FORMAT_OPTIONS,
  KIND_OPTIONS,
  optionsOf,
  POSTER_ARTS,
  POSTER_COLORS,
} from "./options.ts"
import type { EventDetail, StaffEvent } from "./queries.ts"

interface Props {
  detail: EventDetail
  result: ActionResult
}

interface PartProps {
  event: StaffEvent | null
}

/** Everything about an event except its dates. Without an event it creates one. */
export function EventForm({ detail: { event, chapters }, result }: Props) {
  return (
    <Form intent={event ? "save" : "create"} result={result}>
      <TextField name="title" label="Title" maxLength={60} defaultValue={event?.title ?? ""} />
      <TextField
        name="slug"
        label="Address"
        hint="The last part of its page’s address. Empty: made from the title. It stays once people have registered."
        autoCapitalize="none"
        spellCheck={false}
        optional
        defaultValue={event?.slug ?? ""}
      />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <SelectField
          name="kind"
          label="Kind"
          defaultValue={event?.kind ?? "training"}
          options={KIND_OPTIONS}
        />
        <SelectField
          name="chapter_id"
          label="Chapter"
          placeholder={chapters.isOptional ? "None" : undefined}
          defaultValue={event?.chapter_id ?? (chapters.isOptional ? "" : chapters.options[0]?.value)}
          options={chapters.options}
        />
      </div>
      <TextField
        name="summary"
        label="In one sentence"
        hint="On the poster and in search engines."
        maxLength={200}
        defaultValue={event?.summary ?? ""}
      />
      <TextArea
        name="description"
        label="Description"
        maxLength={5000}
        optional
        defaultValue={event?.description ?? ""}
      />
      <WhereFields event={event} />
      <Part title="Access">
        <CheckboxGroup
          name="features"
          label="It has"
          choices={FEATURE_OPTIONS}
          defaultValue={event?.features ?? []}
          columns="phone:grid-cols-2"
        />
      </Part>
      <Part title="Registration">
        <Checkbox
          name="needs_registration"
          label="People register"
          hint="Leave it off for events where people walk up."
          defaultChecked={event?.needs_registration ?? true}
        />
        <QuestionFields questions={event?.questions ?? []} />
      </Part>
      <Part title="Line-up">
        <LineUpFields acts={event?.line_up ?? []} />
      </Part>
      <Part title="Walk out with">
        <TakeHomeFields things={event?.take_home ?? []} />
      </Part>
      <PosterFields event={event} />
      {event && <AfterFields event={event} />}
      <SubmitButton className="justify-self-start">
        {event ? "Save the event" : "Create the draft"}
      </SubmitButton>
    </Form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-gray-300 border-t-[1.5px] pt-4">
      <legend className="float-left mb-4 font-bold text-[1.125rem]">{title}</legend>
      {children}
    </fieldset>
  )
}

function WhereFields({ event }: PartProps) {
  const officeTimeZone = useOfficeTimeZone()
  return (
    <Part title="Where">
      <Segmented
        name="format"
        label="How people take part"
        defaultValue={event?.format ?? "in-person"}
        choices={FORMAT_OPTIONS}
      />
      <p className="text-gray-600 text-small">Online events need no address.</p>
      <TextField name="place" label="Place" defaultValue={event?.place ?? ""} optional />
      <TextField name="street" label="Street and number" defaultValue={event?.street ?? ""} optional />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField name="city" label="City" defaultValue={event?.city ?? ""} optional />
        <TextField
          name="state"
          label="State"
          hint="Its full name"
          defaultValue={event?.state ?? ""}
          optional
        />
      </div>
      <TextArea
        name="directions"
        label="Directions"
        hint="Parking, buses, which door."
        maxLength={500}
        optional
        defaultValue={event?.directions ?? ""}
      />
      <SelectField
        name="time_zone"
        label="Time zone"
        hint="If you change it, dates keep the time on the clock."
        defaultValue={event?.time_zone ?? officeTimeZone}
        options={optionsOf(TIME_ZONE_LABELS)}
      />
    </Part>
  )
}

function PosterFields({ event }: PartProps) {
  return (
    <Part title="Poster">
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <SelectField
          name="poster_color"
          label="Color"
          placeholder="Any"
          defaultValue={event?.poster_color ?? ""}
          options={optionsOf(POSTER_COLORS)}
        />
        <SelectField
          name="poster_art"
          label="Drawing"
          placeholder="Any"
          defaultValue={event?.poster_art ?? ""}
          options={optionsOf(POSTER_ARTS)}
        />
      </div>
    </Part>
  )
}

function AfterFields({ event }: { event: StaffEvent }) {
  return (
    <Part title="After the event">
      <TextArea name="recap" label="How it went" maxLength={5000} optional defaultValue={event.recap ?? ""} />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          name="people_trained"
          label="People trained"
          inputMode="numeric"
          optional
          defaultValue={event.people_trained ?? ""}
        />
        <TextField
          name="kits_given"
          label="Kits given"
          inputMode="numeric"
          optional
          defaultValue={event.kits_given ?? ""}
        />
      </div>
    </Part>
  )
}
