import { type ComponentProps, useState } from "react"
import { EMAIL_PATTERN } from "#app/lib/forms/email-pattern.ts"
import { isFilled } from "#app/lib/forms/fixed-fields.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { CharacterCount } from "#app/ui/forms/character-count.tsx"
import { Field, type FieldProps, initialText, useField } from "#app/ui/forms/field.tsx"

type Native = Omit<ComponentProps<"input">, "name" | "type" | "defaultValue" | "className" | "maxLength">

interface Props extends FieldProps, Native {
  type?: "text" | "email" | "tel" | "url" | "search" | "number" | "date" | "time" | "datetime-local"
  defaultValue?: string | number
  /** Shows a character count. Longer text can be typed and is rejected by the server, so nothing is cut off silently. */
  maxLength?: number
  /** A currency or unit shown inside the field. */
  prefix?: string
  suffix?: string
}

export function TextField({
  label,
  hint,
  error,
  optional,
  isValid,
  className,
  type = "text",
  defaultValue,
  maxLength,
  prefix,
  suffix,
  ...native
}: Props) {
  const field = useField({
    name: native.name,
    hint,
    error,
    isValid: isValid ?? isAcceptable,
    autoFocus: native.autoFocus,
  })
  const initial = initialText(field.submitted, defaultValue)
  const [length, setLength] = useState(String(initial ?? "").length)
  const countId = maxLength ? `${field.id}-count` : undefined
  const input = (
    <input
      {...native}
      {...field.control}
      type={type}
      inputMode={native.inputMode ?? (type === "number" ? "decimal" : undefined)}
      autoCapitalize={native.autoCapitalize ?? (type === "email" ? "none" : undefined)}
      spellCheck={native.spellCheck ?? (type === "email" ? false : undefined)}
      aria-describedby={cn(field.control["aria-describedby"], countId) || undefined}
      defaultValue={initial}
      onInput={event => {
        setLength(event.currentTarget.value.length)
        native.onInput?.(event)
      }}
      className={cn("input", prefix && "pl-9 font-bold", suffix && "pr-14")}
    />
  )
  return (
    <Field
      {...{ field, label, hint, optional, className }}
      foot={countId && <CharacterCount id={countId} length={length} max={maxLength!} />}
    >
      {prefix || suffix ? (
        <span className="relative block">
          {prefix && <Affix className="left-4">{prefix}</Affix>}
          {input}
          {suffix && <Affix className="right-4 text-gray-600">{suffix}</Affix>}
        </span>
      ) : (
        input
      )}
    </Field>
  )

  function isAcceptable(value: string) {
    if (!isFilled(value)) return optional === true
    return (type !== "email" || EMAIL_PATTERN.test(value.trim())) && value.length <= (maxLength ?? Infinity)
  }
}

function Affix({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn("pointer-events-none absolute inset-y-0 flex items-center font-bold", className)}
    >
      {children}
    </span>
  )
}
