import type { ReactNode } from "react"
import { useMember } from "#app/lib/auth/member.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { TabLinks } from "#app/ui/navigation/tabs.tsx"
import { accountLinks } from "./account-links.ts"

interface Props {
  title: string
  lead?: ReactNode
  flash?: Flash | null
  children: ReactNode
}

/** The layout of the pages below /me: tabs, heading, flash message and sections. */
export function AccountPage({ title, lead, flash, children }: Props) {
  const member = useMember()
  return (
    <div className="wrap pb-[clamp(56px,7vw,112px)]">
      <TabLinks
        label="Your account"
        links={accountLinks(member?.roles ?? [])}
        className="pt-1 print:hidden"
      />
      <div className="pt-[clamp(28px,4vw,56px)]">
        <h1 className="wdth-80 text-balance text-2 uppercase leading-[0.9]">{title}</h1>
        {lead && <p className="mt-4 max-w-[35em] text-pretty text-lead leading-[1.42]">{lead}</p>}
        <div className="mt-[clamp(28px,3.4vw,44px)] grid gap-[clamp(36px,4.4vw,60px)] [&>:not(section)]:max-w-190">
          {flash !== undefined && <FlashMessage flash={flash} />}
          {children}
        </div>
      </div>
    </div>
  )
}

interface SectionProps {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  id?: string
  children: ReactNode
}

/** One topic of an account page: heading on the left, content on the right. */
export function AccountSection({ title, lead, id, children }: SectionProps) {
  return (
    <section
      id={id}
      className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-5 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 className="wdth-92 text-3">{title}</h2>
        {lead && <div className="max-w-[38em] text-gray-700">{lead}</div>}
      </div>
      <div className="min-w-0 max-w-190 column:pt-1.5">{children}</div>
    </section>
  )
}
