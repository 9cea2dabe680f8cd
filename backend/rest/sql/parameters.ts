import type { Statement } from "../../postgres/database.ts"

/** Collects the values of one statement; values from callers never become part of its text. */
export class Parameters {
  readonly values: (string | null)[] = []
  readonly #generation: number
  #aliases = 0

  /** `generation` changes with the schema, so that outdated prepared plans are not reused. */
  constructor(generation: number) {
    this.#generation = generation
  }

  add(value: string | null): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** A table alias that is unique within the statement. */
  alias(): string {
    return `"t${++this.#aliases}"`
  }

  /** Parameters for another statement on the same schema. */
  fork(): Parameters {
    return new Parameters(this.#generation)
  }

  statement(text: string): Statement {
    return { text: `${text} /* ${this.#generation} */`, values: this.values }
  }
}

/** Quotes an identifier from the catalog or an output name. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** An array literal, bound as one value. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map(value => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`).join(",")}}`
}
