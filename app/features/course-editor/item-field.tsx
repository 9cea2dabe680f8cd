import { Checkbox } from "#app/ui/forms/choice.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Fields, ItemSpec } from "./fields/field-spec.ts"

interface ItemProps {
  spec: ItemSpec
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
      return <SelectField {...common} options={spec.options} placeholder="Choose" />
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
