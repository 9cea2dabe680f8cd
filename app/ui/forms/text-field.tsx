import { type ComponentProps, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { CharacterCount } from "#app/ui/forms/character-count.tsx"
import { Field, type FieldProps, startingText, useField } from "#app/ui/forms/field.tsx"

type Native = Omit<ComponentProps<"input">, "name" | "type" | "defaultValue" | "className" | "maxLength">

interface Props extends FieldProps, Native {
  type?: "text" | "email" | "tel" | "url" | "search" | "number" | "date"
  defaultValue?: string | number
  /** Shows how much room is left. Typing past it is allowed; the server says no, so nothing is cut off unseen. */
  maxLength?: number
  /** Shown inside the field, before or after what is typed: a currency, a unit. */
  prefix?: string
  suffix?: string
}

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  type = "text",
  defaultValue,
  maxLength,
  prefix,
  suffix,
  ...native
}: Props) {
  const tied = useField({ name: native.name, hint, error })
  const start = startingText(tied.sent, defaultValue)
  const [length, setLength] = useState(String(start ?? "").length)
  const countId = maxLength ? `${tied.id}-count` : undefined
  const input = (
    <input
      {...native}
      {...tied.control}
      type={type}
      inputMode={native.inputMode ?? (type === "number" ? "decimal" : undefined)}
      autoCapitalize={native.autoCapitalize ?? (type === "email" ? "none" : undefined)}
      spellCheck={native.spellCheck ?? (type === "email" ? false : undefined)}
      aria-describedby={cn(tied.control["aria-describedby"], countId) || undefined}
      defaultValue={start}
      onInput={event => {
        setLength(event.currentTarget.value.length)
        native.onInput?.(event)
      }}
      className={cn("input", prefix && "pl-9 font-bold", suffix && "pr-14")}
    />
  )
  return (
    <Field
      {...{ tied, label, hint, optional, className }}
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
