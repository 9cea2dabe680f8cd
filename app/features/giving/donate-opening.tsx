import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Sticker } from "#app/ui/brand/sticker.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import { formatCents } from "./money.ts"

interface Props {
  lines: string[]
  lead: string
  /** What one kit costs. */
  kitCents: number
  /** The form. */
  children: ReactNode
}

/** The top of /donate: headline, lead and a backpack with kits on the left, the form on the right. */
export function DonateOpening({ lines, lead, kitCents, children }: Props) {
  return (
    <section className={cn("overflow-x-clip pb-[clamp(48px,6vw,96px)]", useBackgroundClass("white"))}>
      <div className="wrap grid items-start gap-[clamp(28px,5vw,88px)] pt-[clamp(6px,1.2vw,18px)] column:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div className="contents column:block">
          <div>
            <FittedHeadline as="h1" lines={lines} measure={{ phone: 4.5, wide: 5.5 }} />
            <p className="mt-6 max-w-[30em] text-pretty text-lead leading-[1.42]">{lead}</p>
          </div>
          <div className="relative mt-2.5 w-full max-w-160 max-column:order-3 max-column:mx-auto max-column:w-[86%]">
            <img
              src="/art/backpack.svg"
              width={480}
              height={480}
              alt="A green backpack with two naloxone kits in it."
              className="h-auto w-[82%]"
            />
            <Sticker
              fill="fill-white"
              shape="scallop"
              className="absolute bottom-[34%] -left-[3%] -rotate-10 [--sticker:112px] column:[--sticker:146px]"
            >
              <b>{formatCents(kitCents * 2)}</b> is two kits
            </Sticker>
            <Narcat pose="thumbs" alt="" className="absolute right-[-2%] bottom-[-3%] h-auto w-[46%]" />
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
