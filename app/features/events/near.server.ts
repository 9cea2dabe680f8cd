import { redirect } from "react-router"
import { stateOfZip } from "#app/lib/format/zip-state.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { listPath, readFilters } from "./filters.ts"

/** Turns a ZIP code into a state, which is all that the address of the list says about the visitor. */
export function nearAction(url: URL, form: FormData) {
  const zip = String(form.get("zip") ?? "").trim()
  const near = stateOfZip(zip)
  if (!near) {
    const error =
      zip === "" ? "Enter your ZIP code." : "We don’t know that ZIP code. It has 5 digits, like 72201."
    return invalidForm(form, { zip: error })
  }
  const filters = readFilters(url.searchParams, new Date().toISOString())
  return redirect(`${listPath(filters, { near, state: "", isPast: false })}#wall`, 303)
}
