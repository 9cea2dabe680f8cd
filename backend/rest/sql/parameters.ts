import type { Statement } from "../../postgres/database.ts"

/** Collects the values of one statement; every value a caller sent goes through here, none into the text. */
export class Parameters {
  readonly values: (string | null)[] = []
  readonly #generation: number
  #aliases = 0

  /** `generation` counts changes of the schema: a plan prepared before one must not be met after it. */
  constructor(generation: number) {
    this.#generation = generation
  }

  add(value: string | null): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** A name for a table in the statement that no other table of the statement has. */
  alias(): string {
    return `"t${++this.#aliases}"`
  }

  /** For one more statement about the same schema. */
  another(): Parameters {
    return new Parameters(this.#generation)
  }

  statement(text: string): Statement {
    return { text: `${text} /* ${this.#generation} */`, values: this.values }
  }
}

/** An identifier from the catalog, or an output name, as SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** An array in PostgreSQL's own text form, to be bound as one value. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map(value => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`).join(",")}}`
}
