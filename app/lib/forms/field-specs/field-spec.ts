/** One field of a form that edits a value in JSON. */
interface Common {
  name: string
  label: string
  hint?: string
  /** An empty field leaves the value out. */
  optional?: true
}

interface TextSpec extends Common {
  /** `paragraphs` are divided by empty lines, `lines` by line breaks. */
  kind: "line" | "text" | "paragraphs" | "lines" | "number"
  max?: number
}

interface ChoiceSpec extends Common {
  kind: "choice"
  options: readonly { value: string; label: string }[]
}

interface FlagSpec extends Common {
  kind: "flag"
  /** The value is only there when it is true. */
  isOnlyTrue?: true
}

/** An object with `label` and `href`. */
export interface LinkSpec extends Common {
  kind: "link"
}

/** The sources of the course, each with a box to check. */
interface SourcesSpec extends Common {
  kind: "sources"
}

export interface ListSpec extends Common {
  kind: "list"
  /** What one of them is called. */
  item: string
  fields: readonly ItemSpec[]
  /** Saved answers refer to them, so each has an id that never changes. */
  hasIds?: true
  /** There are always this many. */
  length?: number
}

export type ItemSpec = TextSpec | ChoiceSpec | FlagSpec | LinkSpec
export type FieldSpec = ItemSpec | SourcesSpec | ListSpec

/** The fields of a form by their names, as a browser sends them. */
export type Fields = Readonly<Record<string, string>>
