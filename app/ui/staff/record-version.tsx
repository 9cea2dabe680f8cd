import { createContext, useContext } from "react"
import { FormContext } from "#app/ui/forms/field.tsx"

/** The version of the open record; null where there is none. */
export const RecordVersion = createContext<string | null>(null)

/** In a form that changes a record: which version it shows, so that nobody overwrites a change unnoticed. */
export function VersionField() {
  const shown = useContext(RecordVersion)
  // Rejected and restored text belongs to the version of then.
  const submitted = useContext(FormContext)?.values.version
  const version = typeof submitted === "string" ? submitted : shown
  return version && <input type="hidden" name="version" value={version} />
}
