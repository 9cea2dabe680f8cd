/** Something about a learner, with one line of detail. */
export interface Fact {
  title: string
  note: string
}

export function FactList({ facts, empty }: { facts: readonly Fact[]; empty: string }) {
  if (facts.length === 0) return <p>{empty}</p>
  return (
    <ul className="grid gap-3">
      {facts.map(({ title, note }) => (
        <li key={title} className="flex flex-wrap items-baseline gap-x-3">
          <b className="wrap-anywhere">{title}</b>
          <span className="text-gray-700">{note}</span>
        </li>
      ))}
    </ul>
  )
}
