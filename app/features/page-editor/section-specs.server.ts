import { z } from "zod"
import type { FieldSpec, Fields, ItemSpec } from "#app/lib/forms/field-specs/field-spec.ts"
import { pageText } from "#content/schema/files.ts"
import type { Section } from "#content/schema/sections.ts"
import { optionLabel, wordsOf } from "./section-words.ts"

type Kind = Section["kind"] | "page"

/** The part of a JSON Schema that the schema of pages uses. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  prefixItems?: Shape[]
  oneOf?: Shape[]
  enum?: string[]
  const?: string
  default?: unknown
  maxLength?: number
}

/** Longer texts have a field of several lines. */
const ONE_LINE = 120

const page = z.toJSONSchema(pageText, { io: "input" }) as Shape
const sections = page.properties!.sections!.items!.oneOf!

/** The form of the page without its sections. */
export const PAGE_SPECS = specsOf("page", without(page, "sections"))

/** The form of each kind of section, made from its schema. */
export const SECTION_SPECS = Object.fromEntries(
  sections.map(shape => [kindOf(shape), specsOf(kindOf(shape), without(shape, "kind"))]),
) as unknown as Record<Section["kind"], readonly FieldSpec[]>

/** The fields of a new section: its choices that have a default. */
export function newFields(kind: Section["kind"]): Fields {
  const { properties = {} } = sections.find(shape => kindOf(shape) === kind)!
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]) =>
      typeof shape.default === "string" ? [[name, shape.default]] : [],
    ),
  )
}

function kindOf(shape: Shape) {
  return shape.properties!.kind!.const as Section["kind"]
}

function without(shape: Shape, name: string): Shape {
  const { [name]: _, ...properties } = shape.properties!
  return { ...shape, properties }
}

function specsOf(kind: Kind, { properties = {}, required = [] }: Shape): FieldSpec[] {
  return Object.entries(properties).map(([name, shape]) =>
    specOf(kind, name, shape, !required.includes(name) && shape.default === undefined),
  )
}

function specOf(kind: Kind, name: string, shape: Shape, isOptional: boolean): FieldSpec {
  const { item = "", ...words } = wordsOf(kind, name)
  const common = { name, ...words, ...(isOptional && ({ optional: true } as const)) }
  const [first] = shape.prefixItems ?? []
  if (first)
    return { ...common, kind: "list", item, length: shape.prefixItems!.length, fields: inner(kind, first) }
  if (shape.items?.properties) return { ...common, kind: "list", item, fields: inner(kind, shape.items) }
  if (shape.items) return { ...common, kind: name === "paragraphs" ? "paragraphs" : "lines" }
  if (shape.properties) return { ...common, kind: "link" }
  if (shape.enum) {
    const options = shape.enum.map(value => ({ value, label: optionLabel(value) }))
    return { ...common, kind: "choice", options }
  }
  const { maxLength: max } = shape
  return { ...common, kind: max && max > ONE_LINE ? "text" : "line", ...(max && { max }) }
}

/** The fields of an entry. Lists in it have texts alone. */
function inner(kind: Kind, shape: Shape) {
  return specsOf(kind, shape) as ItemSpec[]
}
