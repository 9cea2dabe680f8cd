import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { type Filters, KINDS, LANGUAGES, resourcesPath } from "./filters.ts"

/** Links that show one kind or one language; both are in the address. */
export function ResourceFilters({ filters }: { filters: Filters }) {
  return (
    <div id="filters" className="on-dark bg-ink text-white">
      <nav aria-label="Filter resources" className="wrap flex flex-wrap gap-x-12 gap-y-1 py-3">
        <Choices
          label="Show"
          any="Everything"
          options={KINDS}
          chosen={filters.kind}
          pathOf={kind => resourcesPath(filters, { kind })}
        />
        <Choices
          label="In"
          any="Any language"
          options={LANGUAGES}
          chosen={filters.language}
          pathOf={language => resourcesPath(filters, { language })}
        />
      </nav>
    </div>
  )
}

interface ChoicesProps<Key extends string> {
  label: string
  any: string
  options: Readonly<Record<Key, string>>
  chosen: Key | null
  pathOf(key: Key | null): string
}

function Choices<Key extends string>({ label, any, options, chosen, pathOf }: ChoicesProps<Key>) {
  const entries: [Key | null, string][] = [[null, any], ...(Object.entries(options) as [Key, string][])]
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6">
      {entries.map(([key, text]) => (
        <li key={text}>
          <Link
            to={`${pathOf(key)}#filters`}
            aria-current={key === chosen ? "true" : undefined}
            className={cn(
              "inline-flex min-h-11 items-center font-display font-extrabold text-[1.125rem] decoration-4 underline-offset-[0.4em] hover:underline",
              key === chosen ? "wdth-110 text-green-300 underline" : "wdth-88 no-underline",
            )}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
