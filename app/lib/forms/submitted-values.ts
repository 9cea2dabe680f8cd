const SECRETS = new Set(["password", "current_password", "code", "secret"])

/** The submitted text, to refill the form beside its errors: repeated names as lists, no files, no secrets. */
export function submittedValues(form: FormData) {
  const values: Record<string, string | string[]> = {}
  for (const [name, given] of valuesByName(form)) {
    const all = given.filter(value => typeof value === "string")
    if (all.length === 0 || SECRETS.has(name)) continue
    values[name] = all.length === 1 ? all[0]! : all
  }
  return values
}

/** Reads the form once: `getAll` for each name would take seconds for a form with thousands of names. */
export function valuesByName(form: FormData) {
  const values = new Map<string, FormDataEntryValue[]>()
  for (const [name, value] of form) {
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  return values
}
