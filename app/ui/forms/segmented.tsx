import { cn } from "#app/lib/theming/cn.ts"
import type { Choice } from "#app/ui/forms/choice.tsx"
import { FieldGroup, type FieldProps, useField } from "#app/ui/forms/field.tsx"

interface Props extends FieldProps {
  choices: readonly Choice[]
  defaultValue?: string
  full?: boolean
  /** Two rows on phones, for options that do not fit in one. */
  wraps?: boolean
  onChange?(value: string): void
}

/** A radio group of two to four short options in one row. */
export function Segmented({
  name,
  label,
  hint,
  error,
  optional,
  className,
  choices,
  defaultValue,
  full,
  wraps,
  onChange,
}: Props) {
  const field = useField({ name, hint, error })
  const chosen = field.submitted ?? defaultValue
  return (
    <FieldGroup {...{ field, label, hint, optional, className }}>
      <div
        className={cn(
          "grid gap-1 rounded-2xl bg-ink p-1.5",
          wraps ? "grid-cols-2 phone:grid-cols-4" : "auto-cols-fr grid-flow-col",
          full ? "w-full" : "justify-self-start max-phone:w-full",
        )}
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-[11px] px-5 text-center max-phone:px-1.5 font-display font-extrabold text-white leading-none has-checked:bg-green-400 has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-8 has-disabled:cursor-not-allowed has-disabled:text-gray-400"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              defaultChecked={choice.value === chosen}
              onChange={onChange && (event => onChange(event.currentTarget.value))}
              id={index === 0 ? field.id : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
