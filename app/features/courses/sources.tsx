import type { Course } from "./queries.ts"

export function sourceId(id: string) {
  return `source-${id.toLowerCase()}`
}

/** Who has looked at the course, said as it is. */
export function ReviewNote({ course: { reviewer, reviewed_on } }: { course: Course }) {
  return (
    <section>
      <h2 className="wdth-92 text-3">Who checked this</h2>
      <p className="mt-3 max-w-[62ch]">
        {reviewer
          ? `Reviewed by ${reviewer}${reviewed_on ? ` on ${inDays(reviewed_on)}` : ""}.`
          : `${reviewed_on ? `We checked every lesson against its sources on ${inDays(reviewed_on)}. ` : ""}No medical reviewer has signed it yet.`}{" "}
        It is first aid, not medical advice. In an emergency call 911.
      </p>
    </section>
  )
}

export function Sources({ course: { sources } }: { course: Course }) {
  if (sources.length === 0) return null
  return (
    <section>
      <h2 className="wdth-92 text-3">Sources</h2>
      <ol className="mt-3 columns-1 gap-10 text-small column:columns-2">
        {sources.map(({ id, title, publisher }) => (
          <li
            key={id}
            id={sourceId(id)}
            className="scroll-mt-28 break-inside-avoid py-1 target:bg-marigold-200"
          >
            <span className="font-mono text-mono">{id}</span> {title}. {publisher}.
          </li>
        ))}
      </ol>
    </section>
  )
}

function inDays(date: string) {
  return new Date(date).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  })
}
