import type { ComponentProps, ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FieldGroup, FieldNotes, type FieldProps, useField } from "#app/ui/forms/field.tsx"

export interface Choice {
  value: string
  label: ReactNode
  /** One line under the label. */
  note?: ReactNode
  disabled?: boolean
}

type NativeCheckbox = Omit<ComponentProps<"input">, "name" | "type" | "className">

export function Checkbox({ label, hint, error, isValid, className, ...native }: FieldProps & NativeCheckbox) {
  const field = useField({ name: native.name, hint, error, isValid })
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label className="flex min-h-8 cursor-pointer items-start gap-3">
        <input
          {...native}
          {...field.control}
          type="checkbox"
          defaultChecked={field.wasSubmitted ? field.submitted !== undefined : native.defaultChecked}
          className="tick"
        />
        <span className="pt-0.5 leading-snug">{label}</span>
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

interface GroupProps extends FieldProps {
  choices: readonly Choice[]
  variant?: "plain" | "cards"
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
  isValid,
  className,
  choices,
  variant = "plain",
  columns,
  required,
  type,
  chosen,
}: ChoiceGroupProps) {
  const field = useField({ name, hint, error, isValid })
  const checked = field.wasSubmitted ? [field.submitted].flat() : chosen
  return (
    <FieldGroup {...{ field, label, hint, optional, className }}>
      <div className={cn("grid", variant === "cards" ? "gap-x-4 gap-y-3" : "gap-3", columns)}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={cn("flex cursor-pointer items-start gap-3", variant === "cards" && CARD)}
          >
            <input
              type={type}
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              defaultChecked={checked.includes(choice.value)}
              aria-invalid={field.control["aria-invalid"]}
              // The error summary links to the first one.
              id={index === 0 ? field.id : undefined}
              className="tick"
            />
            <span className="grid gap-0.5 pt-0.5 leading-snug">
              <span className={cn(variant === "cards" && "font-bold")}>{choice.label}</span>
              {choice.note && <span className="text-gray-600 text-small">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const CARD = [
  "button-edge rounded-2xl bg-white p-4 pr-5",
  "has-checked:button-down has-checked:bg-green-200 has-checked:[--edge:var(--color-green-600)]",
  "has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-5",
  "has-disabled:cursor-not-allowed has-disabled:bg-gray-100 has-disabled:text-gray-600",
].join(" ")
