import type { ReactNode } from "react"
import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { type Card, formatCertificateNumber, nameOrNote, type State } from "./card.ts"

const STYLES = {
  good: { icon: "ph:seal-check-fill", color: "text-green-400" },
  warm: { icon: "ph:clock-countdown-fill", color: "text-marigold-400" },
  urgent: { icon: "ph:prohibit-fill", color: "text-siren-300" },
}

/** Whether the certificate is valid, and its data to compare with the paper. */
export function CheckPanel({ card, state, issuer }: { card: Card; state: State; issuer: string }) {
  const { icon, color } = STYLES[state.tone]
  const facts = [
    ["Name", nameOrNote(card)],
    ["Course", card.course],
    ["Issued by", issuer],
    ["Issued", formatLongDate(card.issuedAt)],
    ["Good until", card.expiresAt ? formatLongDate(card.expiresAt) : "Never expires"],
  ]
  return (
    <section aria-label="Is it real?" className="mt-7.5 grid gap-6 print:hidden">
      <div className="grid gap-2">
        <p className="flex items-center gap-3 text-[1.75rem] leading-none">
          <Icon name={icon} className={cn("size-9 flex-none", color)} />
          <b className="wdth-84 font-display">{state.headline}.</b>
        </p>
        <p className="max-w-[60ch]">
          {state.sentence}
          <RelatedCertificates card={card} />
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-0 column:flex column:flex-wrap column:gap-y-4">
        {facts.map(([term, text]) => (
          <Fact key={term} term={term!} className="font-bold">
            {text}
          </Fact>
        ))}
        <Fact term="Number" className="font-mono text-small">
          {formatCertificateNumber(card.id)}
        </Fact>
        <Fact term="Requirements" id="requirements" className="max-w-[60ch]">
          {card.criteria}
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  term: string
  /** Badges link to it. */
  id?: string
  className: string
  children: ReactNode
}

function Fact({ term, id, className, children }: FactProps) {
  return (
    <div
      id={id}
      className="flex justify-between gap-4 border-green-700 border-b-[1.5px] py-3 column:block column:border-0 column:py-0"
    >
      <dt className="flex-none text-green-200 text-small">{term}</dt>
      <dd className={cn("wrap-anywhere max-column:text-right", className)}>{children}</dd>
    </div>
  )
}

function RelatedCertificates({ card: { replacedBy, replaces } }: { card: Card }) {
  return (
    <>
      {replacedBy && (
        <>
          {" "}
          <Link to={href("/certificate/:id", { id: replacedBy })} className="underline">
            Open the certificate that replaced it
          </Link>
          .
        </>
      )}
      {replaces && (
        <>
          {" "}
          It replaces{" "}
          <Link to={href("/certificate/:id", { id: replaces })} className="underline">
            an earlier certificate
          </Link>
          .
        </>
      )}
    </>
  )
}
