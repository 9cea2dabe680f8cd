import { createContext, type ReactNode, useContext, useEffect, useId } from "react"
import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import type { FieldRule } from "#app/lib/forms/fixed-fields.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

interface FormState {
  errors: FieldErrors
  /** What was submitted last time. */
  values: Readonly<Record<string, unknown>>
  isBusy: boolean
  /** The id of a field, shared by the field and the link to it in the error summary. */
  idOf(name: string): string
  /** Browsers ignore autofocus, and log a warning, when the URL has a fragment. */
  canAutoFocus: boolean
  /** Each field's own check, which decides when its error goes away. */
  rules: Map<string, FieldRule>
}

export const FormContext = createContext<FormState | null>(null)

export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Defaults to the form's error under this name. */
  error?: string
  /** Adds "(optional)" to the label; required fields are not marked. */
  optional?: boolean
  /** When an error of the server no longer applies. By default any text will do. */
  isValid?: FieldRule
  className?: string
}

/** Ids and attributes that connect a control with its label, hint and error. */
export function useField({
  name,
  hint,
  error: ownError,
  isValid,
  autoFocus = false,
}: Pick<FieldProps, "name" | "hint" | "error" | "isValid"> & { autoFocus?: boolean | undefined }) {
  const form = useContext(FormContext)
  const ownId = useId()
  const id = form?.idOf(name) ?? ownId
  const error = ownError ?? form?.errors[name]
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined

  useEffect(() => {
    if (isValid) form?.rules.set(name, isValid)
  }, [form?.rules, name, isValid])

  return {
    id,
    hintId,
    errorId,
    error,
    submitted: form?.values[name],
    /** Whether the form was submitted: an unchecked box is missing from the submitted values. */
    wasSubmitted: Object.keys(form?.values ?? {}).length > 0,
    control: {
      id,
      name,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": cn(errorId, hintId) || undefined,
      // For a form that was submitted before hydration; after it, the form moves the focus itself.
      autoFocus: autoFocus || (Boolean(form?.canAutoFocus && error) && firstErrorName(form?.errors) === name),
    },
  }
}

export type FieldState = ReturnType<typeof useField>

/** A control with its label above, its error and hint below. */
export function Field({
  field,
  label,
  hint,
  optional,
  className,
  children,
  foot,
}: Omit<FieldProps, "name" | "error" | "isValid"> & {
  field: FieldState
  children: ReactNode
  foot?: ReactNode
}) {
  return (
    <div className={cn("grid content-start gap-1.5", className)}>
      <label htmlFor={field.id} className="font-bold">
        {label}
        <OptionalMark optional={optional} />
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
      {foot}
    </div>
  )
}

/** A group of controls with a legend. */
export function FieldGroup({
  field,
  label,
  hint,
  optional,
  className,
  children,
}: Omit<FieldProps, "name" | "error" | "isValid"> & { field: FieldState; children: ReactNode }) {
  return (
    <fieldset
      className={cn("grid min-w-0 gap-2.5", className)}
      aria-describedby={cn(field.errorId, field.hintId) || undefined}
    >
      <legend className="mb-2.5 font-bold">
        {label}
        <OptionalMark optional={optional} />
      </legend>
      {children}
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  )
}

export function FieldNotes({ field, hint }: { field: FieldState; hint?: ReactNode }) {
  return (
    <>
      {field.error && (
        <p
          id={field.errorId}
          className="flex items-start gap-1.5 font-[650] text-siren-700 text-small leading-snug"
        >
          <Icon name="ph:warning-circle-fill" className="mt-[0.12em] size-[1.15em] flex-none" />
          <span>{field.error}</span>
        </p>
      )}
      {hint && (
        <p id={field.hintId} className="text-gray-600 text-small leading-snug">
          {hint}
        </p>
      )}
    </>
  )
}

export function firstErrorName(errors: FieldErrors | undefined) {
  return Object.keys(errors ?? {}).find(name => errors?.[name])
}

/** The submitted text, or the default value where nothing was submitted. */
export function initialText(submitted: unknown, defaultValue: string | number | undefined) {
  return typeof submitted === "string" ? submitted : defaultValue
}

function OptionalMark({ optional }: { optional?: boolean }) {
  return optional ? <span className="font-normal text-gray-600"> (optional)</span> : null
}
