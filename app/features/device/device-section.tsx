import { Children, type ReactNode, useId } from "react"

interface Props {
  title: string
  /** Shown when there are no rows. */
  empty: string
  children: ReactNode
}

/** A list with its heading on the left, as in the account area. */
export function DeviceSection({ title, empty, children }: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-3 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id={heading} className="wdth-92 text-3">
        {title}
      </h2>
      {Children.count(children) > 0 ? (
        <ul className="min-w-0 max-w-190">{children}</ul>
      ) : (
        <p className="max-w-[35em] text-gray-700">{empty}</p>
      )}
    </section>
  )
}
