import type { Fields, ItemSpec, LinkSpec } from "#app/lib/forms/field-specs/field-spec.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

interface ItemProps<Spec extends ItemSpec = ItemSpec> {
  spec: Spec
  /** The name in the form; entries of a list have their place in it. */
  name: string
  fields: Fields
}

/** One value of a part or of an entry in a list. */
export function ItemField({ spec, name, fields }: ItemProps) {
  const { label, hint, optional } = spec
  const common = { name, label, hint, optional, defaultValue: fields[name] ?? "" }
  switch (spec.kind) {
    case "flag":
      return <Checkbox {...{ name, label, hint }} value="on" defaultChecked={fields[name] === "on"} />
    case "choice":
      return <SelectField {...common} options={spec.options} placeholder={optional ? "None" : "Choose"} />
    case "link":
      return <LinkField {...{ spec, name, fields }} />
    case "line":
      return <TextField {...common} maxLength={spec.max} />
    case "number":
      return <TextField {...common} type="number" min={0} className="max-w-60" />
    case "text":
      return <TextArea {...common} maxLength={spec.max} rows={2} />
    default:
      return <TextArea {...common} rows={spec.kind === "paragraphs" ? 8 : 4} />
  }
}

/** The words of a link or a button, and where it leads. */
function LinkField({ spec: { label, hint, optional }, name, fields }: ItemProps<LinkSpec>) {
  return (
    <div className="grid gap-4 phone:grid-cols-2">
      <TextField
        name={`${name}.label`}
        label={`${label}: words`}
        defaultValue={fields[`${name}.label`] ?? ""}
        maxLength={120}
        {...{ hint, optional }}
      />
      <TextField
        name={`${name}.href`}
        label={`${label}: where it leads`}
        hint="Such as /courses or tel:911."
        defaultValue={fields[`${name}.href`] ?? ""}
        optional={optional}
      />
    </div>
  )
}
