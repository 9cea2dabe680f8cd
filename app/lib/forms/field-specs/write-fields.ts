import type { FieldSpec, Fields, ItemSpec } from "./field-spec.ts"

type Values = Readonly<Record<string, unknown>>

/** The fields of a stored value, by the names of the form. */
export function writeFields(specs: readonly FieldSpec[], value: Values): Fields {
  const fields: Record<string, string> = {}
  for (const spec of specs) {
    const stored = value[spec.name]
    if (spec.kind === "sources") {
      for (const id of asList(stored)) fields[`${spec.name}.${sourceId(id)}`] = "on"
    } else if (spec.kind === "list") {
      for (const [index, item] of asList(stored).entries()) {
        const values = item as Values
        if (spec.hasIds) fields[`${spec.name}.${index}.id`] = String(values.id)
        for (const inner of spec.fields)
          write(fields, `${spec.name}.${index}.${inner.name}`, inner, values[inner.name])
      }
    } else write(fields, spec.name, spec, stored)
  }
  return fields
}

function write(fields: Record<string, string>, name: string, { kind }: ItemSpec, value: unknown) {
  if (kind === "flag") {
    if (value === true) fields[name] = "on"
  } else if (kind === "paragraphs") fields[name] = asList(value).join("\n\n")
  else if (kind === "link") {
    const { label = "", href = "" } = (value ?? {}) as { label?: string; href?: string }
    fields[`${name}.label`] = label
    fields[`${name}.href`] = href
  } else if (kind === "lines") fields[name] = asList(value).join("\n")
  else fields[name] = value === undefined || value === null ? "" : String(value)
}

/** Blocks have the ids of sources, questions the sources themselves. */
function sourceId(source: unknown) {
  return typeof source === "string" ? source : (source as { id: string }).id
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** How many entries of a list the fields have. */
export function countItems(fields: Fields, name: string) {
  const indexes = Object.keys(fields).flatMap(key => {
    const [list, index] = key.split(".")
    return list === name && /^\d{1,2}$/.test(index ?? "") ? Number(index) + 1 : []
  })
  return Math.max(0, ...indexes)
}
