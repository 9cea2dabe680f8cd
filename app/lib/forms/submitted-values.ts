const SECRETS = new Set(["password", "current_password", "code", "secret"])

/** The submitted text, to refill the form beside its errors: repeated names as lists, no files, no secrets. */
export function submittedValues(form: FormData) {
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name).filter(value => typeof value === "string")
    if (all.length === 0 || SECRETS.has(name)) continue
    values[name] = all.length === 1 ? all[0]! : all
  }
  return values
}
