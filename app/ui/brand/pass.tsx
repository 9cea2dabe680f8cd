import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { MARK_PATH } from "#app/ui/brand/loader.tsx"

interface Props {
  name: string
  /** Text across the bottom of the picture. */
  ribbon: string
  picture: ReactNode
  facts: readonly { label: string; value: ReactNode }[]
  className?: string
}

/** Membership: a pass on a lanyard. */
export function Pass({ name, ribbon, picture, facts, className }: Props) {
  return (
    <div className={cn("grid w-full justify-items-center base:max-w-[360px]", className)}>
      <span
        aria-hidden="true"
        className="h-10 w-10 border-green-600 border-l-20 bg-green-500 shadow-[0_0_0_var(--line)_var(--color-ink)]"
      />
      <article className="relative w-full min-w-0 origin-top rotate-[2.5deg] rounded-[26px] bg-white px-6 pt-14 pb-6 shadow-[0_0_0_var(--line)_var(--color-ink),0_9px_0_0_var(--color-gray-300),0_9px_0_var(--line)_var(--color-ink)]">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-5 mx-auto h-4.5 w-23 rounded-[10px] bg-green-100 shadow-[inset_0_0_0_var(--line)_var(--color-ink)]"
        />
        <div className="grid aspect-[1/0.78] place-items-center overflow-hidden rounded-[18px] bg-air-300">
          {picture}
        </div>
        <p className="display wdth-108 relative -mx-2 -mt-5 mb-4 -rotate-2 rounded-xl bg-green-400 px-2 pt-2 pb-1.5 text-center text-[1.25rem] leading-tight">
          {ribbon}
        </p>
        <p className="display wdth-64 wrap-anywhere text-[2.6rem] uppercase leading-[0.84]">{name}</p>
        <dl className="my-4 flex flex-wrap justify-between gap-x-3 gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-[0.875rem] text-gray-600">{label}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid grid-cols-[34px_1fr] items-center gap-4 border-gray-300 border-t-4 border-dotted pt-4">
          <svg viewBox="0 0 100 116" aria-hidden="true" className="fill-ink">
            <path d={MARK_PATH} fillRule="evenodd" />
          </svg>
          <span aria-hidden="true" className="barcode h-9" />
        </div>
      </article>
    </div>
  )
}
