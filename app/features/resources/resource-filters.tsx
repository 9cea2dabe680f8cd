import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { type Filters, isShown, KINDS, type LANGUAGES, resourcesPath } from "./filters.ts"

interface Props {
  filters: Filters
  /** Those that exist. */
  languages: Partial<typeof LANGUAGES>
  /** The state whose law the page shows. */
  state: string | undefined
}

/** Links that show one kind or one language, both in the address, and a link down to the law of the state. */
export function ResourceFilters({ filters, languages, state }: Props) {
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
        {Object.keys(languages).length > 1 && (
          <Choices
            label="In"
            any="Any language"
            options={languages}
            chosen={filters.language}
            pathOf={language => resourcesPath(filters, { language })}
          />
        )}
        {state && isShown(filters, "laws") && (
          <a
            href="#law"
            className="inline-flex min-h-11 items-center gap-2 font-bold underline column:ml-auto"
          >
            <Icon name="ph:map-pin-fill" />
            The law in {state}
          </a>
        )}
      </nav>
    </div>
  )
}

interface ChoicesProps<Key extends string> {
  label: string
  any: string
  options: Readonly<Partial<Record<Key, string>>>
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
