import type { ReactNode } from "react"
import { Link } from "#app/ui/navigation/link.tsx"
import { pathOfStep, type Step, TITLES } from "./steps.ts"

export function StepHead({ step, children }: { step: Step; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h1 className="text-2 wdth-82">{TITLES[step]}</h1>
      <p className="text-lead leading-[1.42]">{children}</p>
    </div>
  )
}

export function StepLink({ to, children }: { to: Step; children: ReactNode }) {
  return (
    <Link
      to={pathOfStep(to)}
      className="justify-self-start font-bold underline decoration-2 underline-offset-4"
    >
      {children}
    </Link>
  )
}

/** A divider between two ways to sign in. */
export function OrDivider() {
  return (
    <p className="flex items-center gap-4 text-gray-600 before:h-px before:flex-1 before:bg-gray-300 after:h-px after:flex-1 after:bg-gray-300">
      or
    </p>
  )
}
