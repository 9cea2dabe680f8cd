import type { ComponentProps } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FieldNotes, type FieldProps, useField } from "#app/ui/forms/field.tsx"

type Props = Omit<FieldProps, "optional"> & Omit<ComponentProps<"input">, "name" | "type" | "className">

/** A checkbox drawn as a switch. */
export function Switch({ label, hint, error, isValid, className, ...native }: Props) {
  const field = useField({ name: native.name, hint, error, isValid })
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-5">
        <span className="font-bold leading-snug">{label}</span>
        <input
          {...native}
          {...field.control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
          role="switch"
          defaultChecked={field.wasSubmitted ? field.submitted !== undefined : native.defaultChecked}
          className="switch"
        />
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}
