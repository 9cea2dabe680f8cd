import { parseError } from "../errors.ts"

const MAX_DEPTH = 32

/** Parses one query parameter from left to right, each character once. */
export class Cursor {
  readonly text: string
  readonly #subject: string
  readonly #offset: number
  position = 0

  /** `subject` names the parameter in error messages, for example `order (id.down)`; `offset` is added to columns. */
  constructor(text: string, subject: string, offset = 0) {
    this.text = text
    this.#subject = subject
    this.#offset = offset
  }

  get done() {
    return this.position >= this.text.length
  }

  peek(token: string) {
    return this.text.startsWith(token, this.position)
  }

  take(token: string) {
    if (!this.peek(token)) return false
    this.position += token.length
    return true
  }

  expect(token: string) {
    if (!this.take(token)) throw this.fail(`"${token}"`)
  }

  fail(expecting: string) {
    const found = this.done
      ? "unexpected end of input"
      : `unexpected ${JSON.stringify(this.text[this.position])}`
    return parseError(this.#subject, this.#column, `${found} expecting ${expecting}`)
  }

  checkDepth(depth: number) {
    if (depth > MAX_DEPTH) throw parseError(this.#subject, this.#column, "too deeply nested")
  }

  get #column() {
    return this.#offset + this.position + 1
  }

  skipSpaces() {
    while (this.text[this.position] === " " || this.text[this.position] === "\t") this.position++
  }

  /** Everything up to the first of the given characters, or to the end. */
  until(stops: string) {
    const start = this.position
    while (!this.done && !stops.includes(this.text[this.position]!)) this.position++
    return this.text.slice(start, this.position)
  }

  rest() {
    const start = this.position
    this.position = this.text.length
    return this.text.slice(start)
  }

  /** A column, table or alias: plain, possibly with inner spaces and dashes, or double-quoted. */
  name(): string {
    this.skipSpaces()
    if (this.peek('"')) {
      const quoted = this.quoted()
      this.skipSpaces()
      return quoted
    }
    const start = this.position
    while (!this.done && this.#isNameCharacter()) this.position++
    const name = this.text.slice(start, this.position).trim()
    if (name === "") throw this.fail("field name (* or [a..z0..9_$])")
    return name
  }

  /** A double-quoted value with backslash escapes. */
  quoted(): string {
    const value = this.quotedOrNull()
    if (value === null) throw this.fail('a closing "\\""')
    return value
  }

  /** Same, or null without consuming anything if there is no closing quote. */
  quotedOrNull(): string | null {
    const start = this.position
    let value = ""
    this.expect('"')
    while (!this.take('"')) {
      if (this.done) {
        this.position = start
        return null
      }
      if (this.text[this.position] === "\\") this.position++
      value += this.text[this.position++] ?? ""
    }
    return value
  }

  #isNameCharacter() {
    const character = this.text[this.position]!
    if (character === "-") return this.text[this.position + 1] !== ">"
    return character > "\x7f" || /[\w $]/.test(character)
  }
}
