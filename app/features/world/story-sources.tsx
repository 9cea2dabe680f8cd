import { formatLongDate } from "#app/lib/format/dates.ts"
import { SourceReference } from "#app/ui/data/source-reference.tsx"
import type { CitedSource } from "#content/schema/sources.ts"

interface Props {
  sources: readonly CitedSource[]
  reviewedOn: string
}

/** Where the facts of a story come from, and when someone last checked them. */
export function StorySources({ sources, reviewedOn }: Props) {
  return (
    <section className="wrap pt-[clamp(40px,5vw,72px)]">
      <h2 className="text-3 wdth-92">Where this comes from</h2>
      <p className="mt-3 max-w-[62ch]">
        The people are made up. The facts are not: we checked this story against its sources on{" "}
        {formatLongDate(reviewedOn)}. Medical review: pending. It is first aid, not medical advice. In an
        emergency call 911.
      </p>
      <ul className="mt-3 grid max-w-[68ch] gap-1.5 text-small">
        {sources.map(source => (
          <li key={source.id}>
            <SourceReference source={source} />
          </li>
        ))}
      </ul>
    </section>
  )
}
