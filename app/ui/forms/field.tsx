import { createContext, type ReactNode, useContext, useId } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

export type FieldErrors = Readonly<Record<string, string | undefined>>

interface FormState {
  errors: FieldErrors
  /** What was sent last time, so that nobody types anything twice. */
  values: Readonly<Record<string, unknown>>
  isBusy: boolean
  /** The id of the field that a name stands for, the same for the summary's link and the field itself. */
  idOf(name: string): string
  /** Browsers ignore autofocus, and log a warning, when the URL has a fragment. */
  canAutoFocus: boolean
}

export const FormContext = createContext<FormState | null>(null)

export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Without it, the error the form holds under this name. */
  error?: string
  /** Says "optional" after the label; a form marks what may be left out, not what must be there. */
  optional?: boolean
  className?: string
}

/** Ids and attributes that tie a control to its label, hint and error. */
export function useField({ name, hint, error }: Pick<FieldProps, "name" | "hint" | "error">) {
  const form = useContext(FormContext)
  const ownId = useId()
  const id = form?.idOf(name) ?? ownId
  const problem = error ?? form?.errors[name]
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = problem ? `${id}-error` : undefined
  return {
    id,
    hintId,
    errorId,
    problem,
    sent: form?.values[name],
    /** Whether the form comes back with what was sent: a box that is missing then was left empty. */
    wasSent: Object.keys(form?.values ?? {}).length > 0,
    control: {
      id,
      name,
      "aria-invalid": problem ? true : undefined,
      "aria-describedby": cn(errorId, hintId) || undefined,
      // For a form that was submitted before hydration; after it, the form moves the focus itself.
      autoFocus: Boolean(form?.canAutoFocus && problem) && firstProblem(form?.errors) === name,
    },
  }
}

export type Tied = ReturnType<typeof useField>

/** Label above, control, hint and error below. */
export function Field({
  tied,
  label,
  hint,
  optional,
  className,
  children,
  foot,
}: Omit<FieldProps, "name" | "error"> & { tied: Tied; children: ReactNode; foot?: ReactNode }) {
  return (
    <div className={cn("grid content-start gap-1.5", className)}>
      <label htmlFor={tied.id} className="font-bold">
        {label}
        <OptionalMark optional={optional} />
      </label>
      {children}
      <FieldNotes tied={tied} hint={hint} />
      {foot}
    </div>
  )
}

/** The same for a group of controls, which has a legend instead of a label. */
export function FieldGroup({
  tied,
  label,
  hint,
  optional,
  className,
  children,
}: Omit<FieldProps, "name" | "error"> & { tied: Tied; children: ReactNode }) {
  return (
    <fieldset
      className={cn("grid min-w-0 gap-2.5", className)}
      aria-describedby={cn(tied.errorId, tied.hintId) || undefined}
    >
      <legend className="mb-2.5 font-bold">
        {label}
        <OptionalMark optional={optional} />
      </legend>
      {children}
      <FieldNotes tied={tied} hint={hint} />
    </fieldset>
  )
}

export function FieldNotes({ tied, hint }: { tied: Tied; hint?: ReactNode }) {
  return (
    <>
      {tied.problem && (
        <p
          id={tied.errorId}
          className="flex items-start gap-1.5 font-[650] text-siren-700 text-small leading-snug"
        >
          <Icon name="ph:warning-circle-fill" className="mt-[0.12em] size-[1.15em] flex-none" />
          <span>{tied.problem}</span>
        </p>
      )}
      {hint && (
        <p id={tied.hintId} className="text-gray-600 text-small leading-snug">
          {hint}
        </p>
      )}
    </>
  )
}

export function firstProblem(errors: FieldErrors | undefined) {
  return Object.keys(errors ?? {}).find(name => errors?.[name])
}

/** A value that was sent goes before the one the page started with. */
export function startingText(sent: unknown, given: string | number | undefined) {
  return typeof sent === "string" ? sent : given
}

function OptionalMark({ optional }: { optional?: boolean }) {
  return optional ? <span className="font-normal text-gray-600"> (optional)</span> : null
}
