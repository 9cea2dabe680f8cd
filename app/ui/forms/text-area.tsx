import { type ComponentProps, useState } from "react"
import { isFilled } from "#app/lib/forms/fixed-fields.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { CharacterCount } from "#app/ui/forms/character-count.tsx"
import { Field, type FieldProps, initialText, useField } from "#app/ui/forms/field.tsx"

interface Props
  extends FieldProps,
    Omit<ComponentProps<"textarea">, "name" | "defaultValue" | "className" | "maxLength"> {
  defaultValue?: string
  /** Shows a character count; see TextField. */
  maxLength?: number
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  isValid,
  className,
  defaultValue,
  maxLength,
  ...native
}: Props) {
  const field = useField({ name: native.name, hint, error, isValid: isValid ?? isAcceptable })
  const initial = initialText(field.submitted, defaultValue)
  const [length, setLength] = useState(String(initial ?? "").length)
  const countId = maxLength ? `${field.id}-count` : undefined
  return (
    <Field
      {...{ field, label, hint, optional, className }}
      foot={countId && <CharacterCount id={countId} length={length} max={maxLength!} />}
    >
      <textarea
        rows={4}
        {...native}
        {...field.control}
        aria-describedby={cn(field.control["aria-describedby"], countId) || undefined}
        defaultValue={initial}
        onInput={event => {
          setLength(event.currentTarget.value.length)
          native.onInput?.(event)
        }}
        className="input field-sizing-content min-h-28 resize-y leading-normal"
      />
    </Field>
  )

  function isAcceptable(value: string) {
    return (optional || isFilled(value)) && value.length <= (maxLength ?? Infinity)
  }
}
