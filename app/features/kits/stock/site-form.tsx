import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { KitStock, StockSite } from "./queries.ts"

interface Props {
  /** Null for a new site. */
  site: StockSite | null
  chapters: KitStock["chapters"]
}

/** The name of a site, its alert level, and what leaves from it. */
export function SiteForm({ site, chapters }: Props) {
  return (
    <Form intent={`site ${site?.id ?? "new"}`} className="grid max-w-140 gap-4 pt-3">
      <TextField name="name" label="Name" defaultValue={site?.name} maxLength={60} autoComplete="off" />
      <TextField
        {...{ name: "alert_below", label: "Alert below", type: "number", inputMode: "numeric", min: 0 }}
        hint="Outreach gets one email when there are fewer kits than this."
        defaultValue={site?.alert_below ?? 0}
      />
      <SelectField
        name="chapter"
        label="Chapter"
        hint="Kits handed out at its events come from this site."
        defaultValue={site?.chapter_id ?? ""}
        placeholder="No chapter"
        options={chapters.map(({ id, name }) => ({ value: id, label: name }))}
        optional
      />
      {!site?.ships_mail && <Checkbox name="ships_mail" label="Mailed kits leave from this site" />}
      <SubmitButton size="sm" className="justify-self-start">
        {site ? "Save the site" : "Add the site"}
      </SubmitButton>
    </Form>
  )
}

/** Closes a site, or opens it again. */
export function CloseForm({ site: { id, name, is_closed } }: { site: StockSite }) {
  const label = is_closed ? "Open it again" : "Close the site"
  return (
    <Form intent={`close ${id}`} className="grid max-w-140 gap-3 pt-5">
      <p>
        {is_closed
          ? "This site is closed. You can only move what’s left there."
          : "After you close it, you can only move what’s left there, and nobody can choose it."}
      </p>
      <input type="hidden" name="is_closed" value={is_closed ? "" : "on"} />
      <SubmitButton
        {...{ size: "sm", variant: "white", "aria-label": `${label}: ${name}` }}
        className="justify-self-start"
      >
        {label}
      </SubmitButton>
    </Form>
  )
}
