import { formatDate } from "#app/lib/format/dates.ts"
import type { PressCoverage } from "./queries.ts"

/** What others wrote about us. */
export function CoverageList({ stories }: { stories: readonly PressCoverage[] }) {
  return (
    <section
      id="coverage"
      aria-labelledby="coverage-heading"
      className="wrap grid gap-x-[clamp(24px,4vw,72px)] gap-y-5 pb-section column:grid-cols-[4fr_8fr]"
    >
      <h2 id="coverage-heading" className="wdth-82 text-2">
        What others wrote
      </h2>
      {stories.length === 0 ? (
        <p>We list stories about us here as soon as there are some.</p>
      ) : (
        <ul>
          {stories.map(({ id, outlet, title, url, published_on, note }) => (
            <li
              key={id}
              className="grid gap-0.5 border-gray-300 border-t-[1.5px] py-3 first:border-ink first:border-t-4"
            >
              <a
                href={url}
                rel="external noreferrer"
                className="wdth-88 font-display font-extrabold text-3 leading-[1.1] no-underline decoration-3 hover:underline"
              >
                {title}
              </a>
              <p className="flex flex-wrap gap-x-5 text-gray-600 text-small">
                <span className="font-semibold text-ink">{outlet}</span>
                <time dateTime={published_on}>{formatDate(published_on)}</time>
              </p>
              {note && <p className="text-small">{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
