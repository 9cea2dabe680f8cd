import type { ComponentProps } from "react"
import { Field, type FieldProps, startingText, useField } from "#app/ui/forms/field.tsx"

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface Props extends FieldProps, Omit<ComponentProps<"select">, "name" | "className" | "defaultValue"> {
  options: readonly Option[]
  /** The first, empty choice. */
  placeholder?: string
  defaultValue?: string
}

/** The browser's own select: it knows keyboards, screen readers and phones better than any copy of it. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  defaultValue,
  ...native
}: Props) {
  const tied = useField({ name: native.name, hint, error })
  return (
    <Field {...{ tied, label, hint, optional, className }}>
      <select
        {...native}
        {...tied.control}
        defaultValue={startingText(tied.sent, defaultValue) ?? ""}
        className="input input-caret"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
