import { useState } from "react"
import { ComboboxInput } from "#app/ui/forms/combobox-input.tsx"
import { Field, type FieldProps, startingText, useField } from "#app/ui/forms/field.tsx"
import type { Option } from "#app/ui/forms/select-field.tsx"

interface Props extends FieldProps {
  options: readonly Option[]
  defaultValue?: string
  placeholder?: string
  /** Shown when nothing matches what was typed. */
  emptyText?: string
}

/**
 * A long list to search by typing. It is a select until a mouse or the keyboard comes near. A finger keeps the
 * select: phones have a better wheel for it than we could draw.
 */
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
  const tied = useField({ name, hint, error })
  const [rich, setRich] = useState<{ value: string; takesFocus: boolean }>()
  const start = String(startingText(tied.sent, defaultValue) ?? "")

  function enrich(plain: HTMLSelectElement) {
    // Whoever has the select open already finishes in it.
    const isActive = document.activeElement === plain
    if (!isActive || plain.matches(":focus-visible")) setRich({ value: plain.value, takesFocus: isActive })
  }

  return (
    <Field {...{ tied, label, hint, optional, className }}>
      {rich ? (
        <ComboboxInput
          {...{ options, placeholder, emptyText }}
          control={tied.control}
          value={rich.value}
          takesFocus={rich.takesFocus}
        />
      ) : (
        <select
          {...tied.control}
          defaultValue={start}
          onPointerEnter={event => {
            if (event.pointerType === "mouse") enrich(event.currentTarget)
          }}
          onFocus={event => {
            if (event.currentTarget.matches(":focus-visible")) enrich(event.currentTarget)
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
