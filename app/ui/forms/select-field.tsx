import type { ComponentProps } from "react"
import { Field, type FieldProps, initialText, useField } from "#app/ui/forms/field.tsx"

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface Props extends FieldProps, Omit<ComponentProps<"select">, "name" | "className" | "defaultValue"> {
  options: readonly Option[]
  /** The label of the first, empty option. */
  placeholder?: string
  defaultValue?: string
}

/** The native select, for its keyboard, screen reader and phone support. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  isValid,
  className,
  options,
  placeholder,
  defaultValue,
  ...native
}: Props) {
  const field = useField({ name: native.name, hint, error, isValid })
  return (
    <Field {...{ field, label, hint, optional, className }}>
      <select
        {...native}
        {...field.control}
        defaultValue={initialText(field.submitted, defaultValue) ?? ""}
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
