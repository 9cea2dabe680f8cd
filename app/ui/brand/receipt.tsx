import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

interface Line {
  label: string
  amount: ReactNode
}

interface Props {
  /** The organization's name, as configured. */
  name: string
  note?: ReactNode
  lines: readonly Line[]
  total: Line
  after?: Line
  tilted?: boolean
  className?: string
}

/** A donation styled as a paper receipt. */
export function Receipt({ name, note, lines, total, after, tilted, className }: Props) {
  return (
    <div className={cn("drop-shadow-[0_14px_20px_rgb(4_28_19/0.16)]", tilted && "-rotate-2", className)}>
      <div className="torn-foot grid gap-2 bg-white px-[clamp(20px,8%,30px)] pt-8 pb-11 font-medium font-mono text-small">
        <p className="display wdth-60 text-[2.6rem] uppercase leading-[0.8]">{name}</p>
        {note && <p>{note}</p>}
        <dl className="grid gap-2 border-ink border-y-3 border-dotted py-3">
          {lines.map(line => (
            <ReceiptLine key={line.label} {...line} />
          ))}
        </dl>
        <dl className="grid gap-2">
          <ReceiptLine {...total} className="font-extrabold text-[1.25rem]" />
          {after && <ReceiptLine {...after} />}
        </dl>
        <span aria-hidden="true" className="barcode mt-3 h-12" />
      </div>
    </div>
  )
}

function ReceiptLine({ label, amount, className }: Line & { className?: string }) {
  return (
    <div className={cn("flex justify-between gap-4", className)}>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">{amount}</dd>
    </div>
  )
}
