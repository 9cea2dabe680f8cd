import { type ComponentProps, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { CharacterCount } from "#app/ui/forms/character-count.tsx"
import { Field, type FieldProps, startingText, useField } from "#app/ui/forms/field.tsx"

interface Props
  extends FieldProps,
    Omit<ComponentProps<"textarea">, "name" | "defaultValue" | "className" | "maxLength"> {
  defaultValue?: string
  /** Shows how much room is left; see TextField. */
  maxLength?: number
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  defaultValue,
  maxLength,
  ...native
}: Props) {
  const tied = useField({ name: native.name, hint, error })
  const start = startingText(tied.sent, defaultValue)
  const [length, setLength] = useState(String(start ?? "").length)
  const countId = maxLength ? `${tied.id}-count` : undefined
  return (
    <Field
      {...{ tied, label, hint, optional, className }}
      foot={countId && <CharacterCount id={countId} length={length} max={maxLength!} />}
    >
      <textarea
        rows={4}
        {...native}
        {...tied.control}
        aria-describedby={cn(tied.control["aria-describedby"], countId) || undefined}
        defaultValue={start}
        onInput={event => {
          setLength(event.currentTarget.value.length)
          native.onInput?.(event)
        }}
        className="input field-sizing-content min-h-28 resize-y leading-normal"
      />
    </Field>
  )
}
