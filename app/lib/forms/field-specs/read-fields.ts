import type { FieldSpec, Fields, ItemSpec, ListSpec } from "./field-spec.ts"
import { countItems } from "./write-fields.ts"

type Values = Record<string, unknown>

/** What the fields of a form say; empty entries of lists are left out. `places` has the entry that each one came from. */
export function readFields(specs: readonly FieldSpec[], fields: Fields) {
  const value: Values = {}
  const places: Record<string, number[]> = {}
  for (const spec of specs) {
    if (spec.kind === "list") {
      const items = readItems(spec, fields)
      if (items.length > 0 || !spec.optional) value[spec.name] = items.map(({ item }) => item)
      places[spec.name] = items.map(({ index }) => index)
    } else if (spec.kind === "sources") {
      const chosen = Object.keys(fields).filter(name => name.startsWith(`${spec.name}.`))
      if (chosen.length > 0 || !spec.optional)
        value[spec.name] = chosen.map(name => name.slice(spec.name.length + 1))
    } else put(value, spec, fields, spec.name)
  }
  return { value, places }
}

function readItems(spec: ListSpec, fields: Fields) {
  const items = Array.from({ length: spec.length ?? countItems(fields, spec.name) }, (_, index) => {
    const at = `${spec.name}.${index}.`
    const item: Values = spec.hasIds ? { id: fields[`${at}id`] || newId() } : {}
    for (const inner of spec.fields) put(item, inner, fields, at + inner.name)
    const isEmpty = spec.fields.flatMap(namesOfTexts).every(name => (fields[at + name] ?? "").trim() === "")
    const isGone = spec.length === undefined && (isEmpty || fields[`${at}remove`] === "on")
    return { index, item, isGone }
  })
  return moved(
    items.filter(({ isGone }) => !isGone),
    spec.name,
    fields.move ?? "",
  )
}

function namesOfTexts({ kind, name }: ItemSpec): string[] {
  if (kind === "flag" || kind === "choice") return []
  return kind === "link" ? [`${name}.label`, `${name}.href`] : [name]
}

/** Applies the button that moves one entry, such as "up:steps.2". */
function moved<Item extends { index: number }>(items: Item[], list: string, command: string): Item[] {
  const found = /^(up|down):([a-z_]+)\.(\d{1,2})$/.exec(command)
  if (found?.[2] !== list) return items
  const from = items.findIndex(({ index }) => index === Number(found[3]))
  const to = found[1] === "up" ? from - 1 : from + 1
  if (from === -1 || !items[to]) return items
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Reads the field at a name in the form into the value. */
function put(value: Values, spec: ItemSpec, fields: Fields, at: string) {
  const { name, kind, optional } = spec
  const given = fields[at] ?? ""
  const text = given.replaceAll("\r\n", "\n").trim()
  if (kind === "flag") {
    if (given === "on" || !spec.isOnlyTrue) value[name] = given === "on"
  } else if (kind === "link") {
    const link = { label: fields[`${at}.label`]?.trim() ?? "", href: fields[`${at}.href`]?.trim() ?? "" }
    if (link.label || link.href || !optional) value[name] = link
  } else if (kind === "paragraphs" || kind === "lines") {
    const list = text
      .split(kind === "lines" ? "\n" : /\n\s*\n/)
      .map(part => part.trim())
      .filter(Boolean)
    if (list.length > 0 || !optional) value[name] = list
  } else if (text === "" && (optional || kind === "number")) return
  else value[name] = kind === "number" ? Number(text) : text
}

function newId() {
  return `n-${crypto.randomUUID().slice(0, 8)}`
}

/** The fields of a submitted form, each once. */
export function formFields(form: FormData): Fields {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  )
}
