import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

const COLORS: Record<string, string> = {
  green: "bg-green-400 [--edge:var(--color-green-600)]",
  siren: "bg-siren-300 [--edge:var(--color-siren-500)]",
  marigold: "bg-marigold-400 [--edge:var(--color-marigold-600)]",
  air: "bg-air-400 [--edge:var(--color-air-600)]",
  white: "bg-white [--edge:var(--color-gray-300)]",
}

/** Named here, so that the build draws them into the page. */
const ICONS = [
  "ph:heartbeat-fill",
  "ph:timer-fill",
  "ph:users-three-fill",
  "ph:megaphone-fill",
  "ph:wind-fill",
  "ph:coffee-fill",
  "ph:hand-waving-fill",
]

interface Props {
  to: string
  title: string
  /** Audience. */
  note?: ReactNode
  /** Short facts such as the duration, one line each. */
  facts?: readonly string[]
  icon: string
  color: string
}

/** A course as a book spine that presses like a button; its title widens on hover. */
export function Spine({ to, title, note, facts = [], icon, color }: Props) {
  return (
    <Link
      to={to}
      className={cn(
        "spine max-column:grid-cols-[auto_minmax(0,1fr)_auto] column:grid-cols-[auto_minmax(0,1.5fr)_minmax(0,1fr)_auto_auto]",
        COLORS[color] ?? COLORS.green,
      )}
    >
      <Icon
        name={ICONS.find(known => known === icon) ?? ICONS[0]!}
        className="size-[clamp(1.7rem,2.6vw,2.4rem)] max-column:row-span-2"
      />
      <span className="display spine-title uppercase leading-[0.9]">{title}</span>
      <span className="font-[650] leading-tight max-column:col-start-2 max-column:row-start-2 max-column:text-small">
        {note}
      </span>
      <span className="whitespace-nowrap text-right font-mono text-mono leading-snug max-column:col-start-3 max-column:row-span-2 max-column:row-start-1">
        {facts.map(fact => (
          <span key={fact} className="block">
            {fact}
          </span>
        ))}
      </span>
      <Icon name="ph:arrow-right-bold" className="size-6 max-column:hidden" />
    </Link>
  )
}

/** A stack of spines, one list item each. */
export function Spines({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul aria-label={label} className="spines">
      {children}
    </ul>
  )
}
