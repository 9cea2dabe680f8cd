import { useState } from "react"
import { ComboboxInput } from "#app/ui/forms/combobox-input.tsx"
import { Field, type FieldProps, initialText, useField } from "#app/ui/forms/field.tsx"
import type { Option } from "#app/ui/forms/select-field.tsx"

interface Props extends FieldProps {
  options: readonly Option[]
  defaultValue?: string
  placeholder?: string
  /** Shown when no option matches. */
  emptyText?: string
}

/** A searchable list for mouse and keyboard users. Touch users keep the native select, which suits phones better. */
export function ComboboxField({
  label,
  hint,
  error,
  optional,
  className,
  options,
  defaultValue,
  placeholder = "Type to search",
  emptyText = "Nothing matches. Try fewer letters.",
  name,
}: Props) {
  const field = useField({ name, hint, error })
  const [enhanced, setEnhanced] = useState<{ value: string; autoFocus: boolean }>()
  const initial = String(initialText(field.submitted, defaultValue) ?? "")

  function enhance(select: HTMLSelectElement) {
    // An open select must not be replaced under the pointer.
    const isActive = document.activeElement === select
    if (!isActive || select.matches(":focus-visible"))
      setEnhanced({ value: select.value, autoFocus: isActive })
  }

  return (
    <Field {...{ field, label, hint, optional, className }}>
      {enhanced ? (
        <ComboboxInput
          {...{ options, placeholder, emptyText }}
          control={field.control}
          value={enhanced.value}
          autoFocus={enhanced.autoFocus}
        />
      ) : (
        <select
          {...field.control}
          defaultValue={initial}
          onPointerEnter={event => {
            if (event.pointerType === "mouse") enhance(event.currentTarget)
          }}
          onFocus={event => {
            if (event.currentTarget.matches(":focus-visible")) enhance(event.currentTarget)
          }}
          className="input input-caret"
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
