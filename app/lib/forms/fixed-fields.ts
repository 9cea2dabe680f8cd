import type { FieldErrors } from "./action-result.ts"

/** Whether a text could be accepted, as far as the browser can tell. */
export type FieldRule = (value: string) => boolean

interface Fields {
  errors: FieldErrors
  /** The rejected entries by name. */
  rejected: (name: string) => readonly string[]
  /** The entries as they are now. */
  current: (name: string) => readonly string[]
  rules: ReadonlyMap<string, FieldRule>
}

/** Names of the fields whose error no longer applies: the value has changed and satisfies the field's rule. */
export function fixedFields({ errors, rejected, current, rules }: Fields): string[] {
  return Object.keys(errors).filter(name => {
    const values = current(name)
    if (values.join("\n") === rejected(name).join("\n")) return false
    const isValid = rules.get(name) ?? isFilled
    return values.length > 0 && values.every(isValid)
  })
}

export function isFilled(value: string) {
  return value.trim() !== ""
}
