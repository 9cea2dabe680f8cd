import { type ComponentProps, useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Field, type FieldProps, useField } from "#app/ui/forms/field.tsx"

interface Props extends FieldProps, Omit<ComponentProps<"input">, "name" | "type" | "className"> {
  autoComplete: "current-password" | "new-password"
}

/** A password with a button that shows it. Never refilled with the submitted value. */
export function PasswordField({ label, hint, error, optional, isValid, className, ...native }: Props) {
  const field = useField({ name: native.name, hint, error, isValid, autoFocus: native.autoFocus })
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <Field {...{ field, label, hint, optional, className }}>
      <span className="relative block">
        <input
          {...native}
          {...field.control}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className="input pr-24"
        />
        {isHydrated && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={field.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1.5 right-1.5 inline-flex min-w-11 cursor-pointer items-center gap-1.5 rounded-tag px-3 font-bold text-small hover:bg-gray-100"
          >
            <Icon name={isShown ? "ph:eye-slash-fill" : "ph:eye-fill"} className="size-[1.2em]" />
            <span>
              {isShown ? "Hide" : "Show"}
              <span className="sr-only"> password</span>
            </span>
          </button>
        )}
      </span>
    </Field>
  )
}
