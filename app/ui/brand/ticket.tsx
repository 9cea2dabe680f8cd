import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"

const TONES = {
  green: "bg-green-300",
  air: "bg-air-300",
  marigold: "bg-marigold-300",
  siren: "bg-siren-300",
}

interface Props {
  title: string
  /** The date, in small type above the title. */
  over: string
  children?: ReactNode
  /** The text on the stub. */
  stub: { big: ReactNode; small: ReactNode }
  tone?: keyof typeof TONES
  to?: string
  className?: string
}

/** A ticket with a stub. */
export function Ticket({ title, over, children, stub, tone = "green", to, className }: Props) {
  const content = (
    <>
      <span className="grid min-w-0 gap-1.5 p-5 phone:px-6">
        <span className="font-mono text-mono">{over}</span>
        <span className="display wdth-62 text-[clamp(1.6rem,2.6vw,2.4rem)] uppercase leading-[0.85]">
          {title}
        </span>
        <span>{children}</span>
      </span>
      <span className="grid content-center justify-items-center gap-1 border-ink border-l-4 border-dotted px-3 py-4 text-center">
        <b className="display wdth-56 text-[3.2rem] leading-[0.76]">{stub.big}</b>
        <span className="display wdth-110 text-small uppercase">{stub.small}</span>
      </span>
    </>
  )
  const classes = cn("ticket", TONES[tone], className)
  return to === undefined ? (
    <div className={classes}>{content}</div>
  ) : (
    <Link to={to} className={cn(classes, "ring-inside")}>
      {content}
    </Link>
  )
}
