import { PartButton } from "./part-button.tsx"

/** What the next version will no longer have. */
export function RemovedParts({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <div className="grid gap-2 rounded-[18px] bg-gray-100 p-4">
      <p className="font-bold">Removed from the draft</p>
      <ul className="grid gap-2">
        {parts.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <s className="wrap-anywhere">{title}</s>
            <PartButton intent="put-back" part={id} label="Put it back" about={title} />
          </li>
        ))}
      </ul>
    </div>
  )
}
