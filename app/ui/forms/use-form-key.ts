import { useState } from "react"
import type { Flash } from "#app/lib/forms/flash.ts"

/** A key for a form that stays on its page: it changes with each message of a success, which empties the fields. */
export function useFormKey(flash: Flash | null) {
  const [last, setLast] = useState({ flash, key: 0 })
  if (flash?.tone !== "good" || flash === last.flash) return last.key
  setLast({ flash, key: last.key + 1 })
  return last.key + 1
}
