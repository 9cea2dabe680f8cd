import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { ProgressBar } from "#app/ui/data/progress.tsx"

/** One raffle ticket with its number. */
export function RaffleStrip({ number, tone = "siren" }: { number: string; tone?: "siren" | "green" }) {
  return (
    <span
      className={cn(
        "display wdth-70 perforated-6 inline-block px-5 py-2.5 text-[1.5rem] tracking-[0.04em] leading-none",
        tone === "green" ? "bg-green-300" : "bg-siren-300",
      )}
    >
      {number}
    </span>
  )
}

interface CardProps {
  title: string
  children?: ReactNode
  goal?: { value: number; max: number; text: string }
  className?: string
}

/** A raffle as a wide perforated strip. */
export function RaffleCard({ title, children, goal, className }: CardProps) {
  return (
    <div className={cn("perforated-8 grid gap-1 bg-siren-200 px-7 py-5", className)}>
      <p className="display wdth-70 text-[2rem] uppercase leading-[0.9]">{title}</p>
      {children}
      {goal && (
        <>
          <ProgressBar value={goal.value} max={goal.max} label={goal.text} className="mt-2" />
          <p className="text-small">{goal.text}</p>
        </>
      )}
    </div>
  )
}
