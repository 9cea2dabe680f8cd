import { isDrawable } from "#app/lib/fonts/drawable-name.server.ts"
import { UNDRAWABLE_NAME } from "#app/lib/fonts/undrawable-name.ts"

/** The error of a form whose `name` our fonts cannot draw, until its checkbox `accept` is checked. */
export async function undrawableNameError(form: FormData) {
  const name = String(form.get("name") ?? "")
  // The database rejects longer names.
  if (name.length > 100 || form.has("accept") || (await isDrawable(name))) return null
  return { accept: `${UNDRAWABLE_NAME} Change the name, or check this box.` }
}
