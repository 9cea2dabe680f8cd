import type { ReactNode } from "react"
import { href } from "react-router"
import type { Flash } from "#app/lib/forms/flash.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"

interface Props {
  /** The parent page; by default the guardian area. */
  trail?: { label: string; to: string }
  /** The page's name in the breadcrumbs; by default the title. */
  here?: string
  title: string
  lead?: ReactNode
  flash?: Flash | null
  children?: ReactNode
}

/** The layout of the pages below /guardian: breadcrumbs, heading, flash message and sections. */
export function GuardianPage({ trail, here, title, lead, flash, children }: Props) {
  const above = trail ?? { label: "Guardians", to: href("/guardian") }
  return (
    <div className="wrap pb-[clamp(56px,7vw,112px)]">
      <Breadcrumbs trail={[above, { label: here ?? title }]} />
      <div className="pt-[clamp(24px,3vw,44px)]">
        <h1 className="wdth-80 wrap-anywhere text-balance text-2 uppercase leading-[0.9]">{title}</h1>
        {lead && <div className="mt-4 max-w-[35em] text-pretty text-lead leading-[1.42]">{lead}</div>}
        {flash !== undefined && <FlashMessage flash={flash} className="mt-6 max-w-190" />}
        <div className="mt-[clamp(28px,3.4vw,44px)] grid gap-[clamp(36px,4.4vw,60px)] [&>div]:max-w-190">
          {children}
        </div>
      </div>
    </div>
  )
}

/** One topic: heading on the left, content on the right. */
export function GuardianSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-5 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="grid content-start gap-1.5">
        <h2 className="wdth-92 text-3">{title}</h2>
        {lead && <div className="max-w-[38em] text-gray-700">{lead}</div>}
      </div>
      <div className="grid min-w-0 max-w-190 content-start gap-5 column:pt-1.5">{children}</div>
    </section>
  )
}
