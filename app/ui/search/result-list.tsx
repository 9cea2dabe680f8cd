import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { FoundGroup } from "./use-answer.ts"

interface Props {
  id: string
  groups: FoundGroup[]
  /** The position of the chosen result in all groups. */
  chosen: number | null
  optionId(index: number): string
}

/** The results as the list of a combobox. They are links, so that they can also be opened in another tab. */
export function ResultList({ id, groups, chosen, optionId }: Props) {
  const paths = groups.flatMap(({ results }) => results.map(({ path }) => path))
  return (
    <div id={id} role="listbox" aria-label="Results" className="grid gap-4">
      {groups.map(({ label, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="pb-1 font-bold text-gray-700 text-small">
            {label}
          </p>
          {results.map(({ path, title, label }) => {
            const index = paths.indexOf(path)
            return (
              <Link
                key={path}
                id={optionId(index)}
                to={path}
                role="option"
                aria-selected={index === chosen}
                tabIndex={-1}
                className={cn(
                  "flex flex-wrap items-baseline gap-x-3 rounded-[10px] px-3 py-2 no-underline",
                  colorOf(path, index === chosen),
                )}
              >
                <span className="font-bold">{title}</span>
                {label && <span className="text-small">{label}</span>}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function colorOf(path: string, isChosen: boolean) {
  if (isChosen) return "bg-ink text-white"
  return path === "/emergency" ? "bg-siren-300" : "hover:bg-green-200"
}
