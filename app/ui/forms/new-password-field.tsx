import { type ComponentProps, useState } from "react"
import { PASSWORD_MIN_LENGTH, weakReasons } from "#app/lib/auth/password-strength.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PasswordField } from "#app/ui/forms/password-field.tsx"

interface Props extends Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "hint"> {
  /** Words that others can guess; a password made of them is weak. */
  own?: readonly string[]
}

/** A password to choose. While it is typed, what the service will ask of it is ticked off. */
export function NewPasswordField({ own, ...field }: Props) {
  const [typed, setTyped] = useState("")
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={`${PASSWORD_MIN_LENGTH} characters or more. Three or four words that don’t belong together work well.`}
        onInput={event => setTyped(event.currentTarget.value)}
      />
      {typed !== "" && <Strength typed={typed} own={own} />}
    </div>
  )
}

function Strength({ typed, own }: { typed: string; own?: readonly string[] }) {
  const reasons = weakReasons(typed, own)
  const missing = PASSWORD_MIN_LENGTH - [...typed].length
  return (
    <ul aria-live="polite" className="grid gap-1 text-small">
      <Rule isMet={!reasons.includes("length")}>
        {missing > 0 ? `${missing} more ${missing === 1 ? "character" : "characters"} to go` : "Long enough"}
      </Rule>
      <Rule isMet={!reasons.includes("pwned")}>
        {reasons.includes("pwned") ? "Easy to guess" : "Not one of the usual ones"}
      </Rule>
    </ul>
  )
}

function Rule({ isMet, children }: { isMet: boolean; children: React.ReactNode }) {
  return (
    <li className={cn("flex items-center gap-1.5", isMet ? "font-[650] text-green-800" : "text-gray-600")}>
      <Icon
        name={isMet ? "ph:check-circle-fill" : "ph:circle-dashed-bold"}
        className="size-[1.15em] flex-none"
      />
      {children}
    </li>
  )
}
