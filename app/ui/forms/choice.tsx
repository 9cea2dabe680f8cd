import type { ComponentProps, ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FieldGroup, FieldNotes, type FieldProps, useField } from "#app/ui/forms/field.tsx"

export interface Choice {
  value: string
  label: ReactNode
  /** One line under the label; cards have room for it. */
  note?: ReactNode
  disabled?: boolean
}

type NativeTick = Omit<ComponentProps<"input">, "name" | "type" | "className">

export function Checkbox({ label, hint, error, className, ...native }: FieldProps & NativeTick) {
  const tied = useField({ name: native.name, hint, error })
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label className="flex min-h-8 cursor-pointer items-start gap-3">
        <input
          {...native}
          {...tied.control}
          type="checkbox"
          defaultChecked={tied.wasSent ? tied.sent !== undefined : native.defaultChecked}
          className="tick"
        />
        <span className="pt-0.5 leading-snug">{label}</span>
      </label>
      <FieldNotes tied={tied} hint={hint} />
    </div>
  )
}

interface GroupProps extends FieldProps {
  choices: readonly Choice[]
  /** Plain rows, or cards that press down. */
  look?: "plain" | "cards"
  columns?: string
  required?: boolean
}

export function RadioGroup({ defaultValue, ...group }: GroupProps & { defaultValue?: string }) {
  return <ChoiceGroup {...group} type="radio" chosen={defaultValue === undefined ? [] : [defaultValue]} />
}

export function CheckboxGroup({
  defaultValue = [],
  ...group
}: GroupProps & { defaultValue?: readonly string[] }) {
  return <ChoiceGroup {...group} type="checkbox" chosen={defaultValue} />
}

interface ChoiceGroupProps extends GroupProps {
  type: "radio" | "checkbox"
  chosen: readonly string[]
}

function ChoiceGroup({
  name,
  label,
  hint,
  error,
  optional,
  className,
  choices,
  look = "plain",
  columns,
  required,
  type,
  chosen,
}: ChoiceGroupProps) {
  const tied = useField({ name, hint, error })
  const sent = tied.wasSent ? [tied.sent].flat() : chosen
  return (
    <FieldGroup {...{ tied, label, hint, optional, className }}>
      <div className={cn("grid", look === "cards" ? "gap-x-4 gap-y-3" : "gap-3", columns)}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={cn("flex cursor-pointer items-start gap-3", look === "cards" && CARD)}
          >
            <input
              type={type}
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              defaultChecked={sent.includes(choice.value)}
              aria-invalid={tied.control["aria-invalid"]}
              // The summary's link and the focus after a mistake go to the first of them.
              id={index === 0 ? tied.id : undefined}
              className="tick"
            />
            <span className="grid gap-0.5 pt-0.5 leading-snug">
              <span className={cn(look === "cards" && "font-bold")}>{choice.label}</span>
              {choice.note && <span className="text-gray-600 text-small">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const CARD = cn(
  "key-edge rounded-2xl bg-white p-4 pr-5",
  "has-checked:key-down has-checked:bg-green-200 has-checked:[--edge:var(--color-green-600)]",
  "has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-5",
  "has-disabled:cursor-not-allowed has-disabled:bg-gray-100 has-disabled:text-gray-600",
)
