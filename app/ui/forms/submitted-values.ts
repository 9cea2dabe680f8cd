/**
 * What a form sent, to be shown in it again beside its errors: lists for names that came more than once, no
 * files, and none of the names a page must not repeat (passwords).
 */
export function submittedValues(form: FormData, ...never: string[]) {
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name).filter(value => typeof value === "string")
    if (all.length === 0 || never.includes(name)) continue
    values[name] = all.length === 1 ? all[0]! : all
  }
  return values
}
