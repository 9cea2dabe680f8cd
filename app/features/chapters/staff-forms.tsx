import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { StaffChapter } from "./staff-queries.ts"

interface Props {
  result: ActionResult
}

/** What visitors read on the chapter's page. Leads and outreach edit it. */
export function ChapterPageForm({ chapter, result }: Props & { chapter: StaffChapter }) {
  const { led_by, about, meets, meeting_place, needs } = chapter
  return (
    <Form intent="page" result={result}>
      <TextField
        name="led_by"
        label="Led by"
        hint="First names, as you want them shown."
        defaultValue={led_by ?? ""}
        optional
      />
      <TextArea name="about" label="About" defaultValue={about ?? ""} maxLength={1500} optional />
      <TextField name="meets" label="Meets" defaultValue={meets ?? ""} optional />
      <TextField
        name="meeting_place"
        label="Where"
        hint="A public place, never a home address."
        defaultValue={meeting_place ?? ""}
        optional
      />
      <TextField name="needs" label="Needs" defaultValue={needs ?? ""} optional />
      <Checkbox
        name="accepts_messages"
        label="Visitors can write to the leads"
        hint="You get an email and answer in the console. Senders don’t see your address."
        defaultChecked={chapter.accepts_messages}
      />
      <SubmitButton className="justify-self-start">Save the page</SubmitButton>
    </Form>
  )
}

/** Where a chapter is and how it is called. Without a chapter it creates one. */
export function ChapterDetailsForm({ chapter, result }: Props & { chapter: StaffChapter | null }) {
  return (
    <Form intent={chapter ? "details" : "create"} result={result}>
      <TextField name="name" label="Name" defaultValue={chapter?.name ?? ""} />
      <TextField
        name="slug"
        label="Address"
        hint="The last part of its page’s address: little-rock"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={chapter?.slug ?? ""}
      />
      <RadioGroup
        name="kind"
        label="Kind"
        defaultValue={chapter?.kind ?? "city"}
        choices={[
          { value: "city", label: "City" },
          { value: "campus", label: "Campus" },
        ]}
      />
      <TextField name="institution" label="School" defaultValue={chapter?.institution ?? ""} optional />
      <TextField name="city" label="City" defaultValue={chapter?.city ?? ""} />
      <TextField name="state" label="State" hint="Its full name" defaultValue={chapter?.state ?? ""} />
      <div className="grid items-start gap-4 phone:grid-cols-3">
        <TextField
          name="zip"
          label="ZIP code"
          inputMode="numeric"
          defaultValue={chapter?.zip ?? ""}
          optional
        />
        <TextField name="latitude" label="Latitude" defaultValue={chapter?.latitude ?? ""} optional />
        <TextField name="longitude" label="Longitude" defaultValue={chapter?.longitude ?? ""} optional />
      </div>
      <SubmitButton variant="white" className="justify-self-start">
        {chapter ? "Save the details" : "Create the chapter"}
      </SubmitButton>
    </Form>
  )
}
