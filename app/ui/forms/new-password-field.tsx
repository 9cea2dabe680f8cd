import { type ComponentProps, useState } from "react"
import { PASSWORD_MIN_LENGTH, weakReasons } from "#app/lib/auth/password-strength.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PasswordField } from "#app/ui/forms/password-field.tsx"

interface Props extends Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "hint"> {
  /** The member's name and address, which make a password easy to guess. */
  personal?: readonly string[]
}

/** A new password with a live list of the requirements it meets. */
export function NewPasswordField({ personal, ...field }: Props) {
  const [typed, setTyped] = useState("")
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        isValid={value => weakReasons(value, personal).length === 0}
        hint={`${PASSWORD_MIN_LENGTH} characters or more. Three or four unrelated words work well.`}
        onInput={event => setTyped(event.currentTarget.value)}
      />
      {typed !== "" && <Strength typed={typed} personal={personal} />}
    </div>
  )
}

function Strength({ typed, personal }: { typed: string; personal?: readonly string[] }) {
  const reasons = weakReasons(typed, personal)
  const missing = PASSWORD_MIN_LENGTH - [...typed].length
  return (
    <ul aria-live="polite" className="grid gap-1 text-small">
      <Rule isMet={!reasons.includes("length")}>
        {missing > 0 ? `${missing} more ${missing === 1 ? "character" : "characters"} to go` : "Long enough"}
      </Rule>
      <Rule isMet={!reasons.includes("pwned")}>
        {reasons.includes("pwned") ? "Easy to guess" : "Not a common password"}
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
