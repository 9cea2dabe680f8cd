import type { FieldSpec, Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { FieldGroup, useField } from "#app/ui/forms/field.tsx"
import { ItemField } from "./item-field.tsx"
import { ListField } from "./list-field.tsx"

interface Props {
  specs: readonly FieldSpec[]
  fields: Fields
  sources: readonly { id: string; label: string }[]
}

/** The fields of a form that a list describes. */
export function SpecFields({ specs, fields, sources }: Props) {
  return specs.map(spec => {
    if (spec.kind === "list") return <ListField key={spec.name} {...{ spec, fields }} />
    if (spec.kind === "sources") return <SourceBoxes key={spec.name} {...{ spec, fields, sources }} />
    return <ItemField key={spec.name} spec={spec} name={spec.name} fields={fields} />
  })
}

interface SourceProps extends Pick<Props, "fields" | "sources"> {
  spec: Extract<FieldSpec, { kind: "sources" }>
}

function SourceBoxes({ spec: { name, label, optional }, fields, sources }: SourceProps) {
  const field = useField({ name })
  return (
    <FieldGroup {...{ field, label, optional }}>
      {sources.length === 0 && <p>The course has no sources yet. Add one to the facts about the course.</p>}
      <div className="grid max-h-72 gap-2 overflow-y-auto rounded-input bg-gray-100 p-4" id={field.id}>
        {sources.map(source => (
          <Checkbox
            key={source.id}
            name={`${name}.${source.id}`}
            label={source.label}
            value="on"
            defaultChecked={fields[`${name}.${source.id}`] === "on"}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
