import { invalidRequest } from "./errors.ts"

type Body = Record<string, unknown>

/** A text field of a body; `undefined` if missing, rejected if not text. */
export function textField(body: Body, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== "string" || value.includes("\0")) throw invalidRequest(`body/${name} must be string`)
  return value
}

export function requiredText(body: Body, name: string): string {
  const value = textField(body, name)
  if (value === undefined) throw invalidRequest(`body must have required property '${name}'`)
  return value
}

export function booleanField(body: Body, name: string): boolean | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== "boolean") throw invalidRequest(`body/${name} must be boolean`)
  return value
}

export function integerField(value: unknown, name: string, { min = 0, max = 2 ** 31 - 1 } = {}): number {
  if (typeof value !== "number" || !Number.isInteger(value)) throw invalidRequest(`${name} must be integer`)
  if (value < min) throw invalidRequest(`${name} must be >= ${min}`)
  if (value > max) throw invalidRequest(`${name} must be <= ${max}`)
  return value
}

export function textList(body: Body, name: string, max: number): string[] {
  const value = body[name]
  if (!Array.isArray(value)) throw invalidRequest(`body/${name} must be array`)
  if (value.length === 0) throw invalidRequest(`body/${name} must NOT have fewer than 1 items`)
  if (value.length > max) throw invalidRequest(`body/${name} must NOT have more than ${max} items`)
  if (!value.every(entry => typeof entry === "string" && !entry.includes("\0"))) {
    throw invalidRequest(`body/${name} must be array of string`)
  }
  return value
}

export function objectField(body: Body, name: string): Body | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== "object" || Array.isArray(value)) throw invalidRequest(`body/${name} must be object`)
  return value as Body
}

export function oneOf<Choice extends string>(
  value: unknown,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined || value === null) return undefined
  const found = choices.find(choice => choice === value)
  if (found === undefined) throw invalidRequest(`${name} must be equal to one of the allowed values`)
  return found
}
