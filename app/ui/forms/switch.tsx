import type { ComponentProps } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FieldNotes, type FieldProps, useField } from "#app/ui/forms/field.tsx"

type Props = Omit<FieldProps, "optional"> & Omit<ComponentProps<"input">, "name" | "type" | "className">

/** On or off. A checkbox underneath, so it is sent with its form like any other. */
export function Switch({ label, hint, error, className, ...native }: Props) {
  const tied = useField({ name: native.name, hint, error })
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-5">
        <span className="font-bold leading-snug">{label}</span>
        <input
          {...native}
          {...tied.control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          defaultChecked={tied.wasSent ? tied.sent !== undefined : native.defaultChecked}
          className="switch"
        />
      </label>
      <FieldNotes tied={tied} hint={hint} />
    </div>
  )
}
