import { type RefObject, useEffect, useMemo, useRef, useState } from "react"
import type { ActionResult, FieldErrors } from "#app/lib/forms/action-result.ts"
import { type FieldRule, fixedFields } from "#app/lib/forms/fixed-fields.ts"

const NO_ERRORS: FieldErrors = {}

/** The errors of a result without those of fields that have been corrected since. */
export function useRemainingErrors(
  form: RefObject<HTMLFormElement | null>,
  result: ActionResult | undefined,
) {
  const { errors = NO_ERRORS, values } = result ?? {}
  const [rules] = useState(() => new Map<string, FieldRule>())
  const [fixed, setFixed] = useState<{ errors: FieldErrors; names: readonly string[] }>()
  // Passwords are not part of the result, so their rejected value is read from the form.
  const rejected = useRef<FormData>(undefined)

  useEffect(() => {
    if (errors !== NO_ERRORS && form.current) rejected.current = new FormData(form.current)
  }, [errors, form])

  function recheck() {
    if (errors === NO_ERRORS || !form.current) return
    const now = new FormData(form.current)
    const names = fixedFields({
      ...{ errors, rules },
      rejected: name =>
        values?.[name] === undefined ? texts(rejected.current, name) : [values[name]].flat(),
      current: name => texts(now, name),
    })
    setFixed(known =>
      known?.errors === errors && known.names.join() === names.join() ? known : { errors, names },
    )
  }

  const remaining = useMemo(() => {
    if (fixed?.errors !== errors) return errors
    return Object.fromEntries(Object.entries(errors).filter(([name]) => !fixed.names.includes(name)))
  }, [errors, fixed])
  return { errors: remaining, rules, recheck }
}

function texts(form: FormData | undefined, name: string) {
  return (form?.getAll(name) ?? []).map(value => (typeof value === "string" ? value : value.name))
}
