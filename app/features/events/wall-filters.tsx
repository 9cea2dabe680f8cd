import { Form, href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { FEATURES, type Filters, FORMATS, isFiltered, KINDS, listPath, withoutChoices } from "./filters.ts"

interface Props {
  filters: Filters
  heading: string
  today: string
  states: readonly string[]
  chapters: readonly { slug: string; name: string }[]
}

/** The heading with the views, and the filters, which are all in the address. */
export function WallFilters({ filters, heading, today, states, chapters }: Props) {
  const feed = filters.chapter ? `/events.ics?chapter=${filters.chapter}` : "/events.ics"
  return (
    <div className="mb-10 grid gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <h2 className="display wdth-74 mr-auto text-1 text-green-300 uppercase leading-[0.86]">{heading}</h2>
        <Views
          label="When"
          views={[
            { to: listPath(filters, { isPast: false }), label: "Upcoming", isOn: !filters.isPast },
            { to: listPath(filters, { isPast: true, month: "" }), label: "Past", isOn: filters.isPast },
          ]}
        />
        <Views
          label="View"
          views={[
            { to: listPath(filters, { month: "" }), label: "Posters", isOn: filters.month === "" },
            {
              to: listPath(filters, { month: today.slice(0, 7), isPast: false }),
              label: "Month",
              isOn: filters.month !== "",
            },
          ]}
        />
      </div>
      <Form
        key={JSON.stringify(filters)}
        method="get"
        action={href("/events")}
        role="search"
        aria-label="Filter events"
        className="group grid gap-5"
      >
        {filters.near && <input type="hidden" name="near" value={filters.near} />}
        {filters.isPast && <input type="hidden" name="when" value="past" />}
        {filters.month && <input type="hidden" name="month" value={filters.month} />}
        <div className="grid items-end gap-4 column:grid-cols-[auto_repeat(3,minmax(150px,1fr))]">
          <Checks
            label="Where"
            name="where"
            chosen={filters.formats}
            options={FORMATS}
            className="max-column:*:last:grid max-column:*:last:grid-cols-3"
          />
          <MoreFilters isOpen={hasHiddenChoices(filters)} />
          <SelectField
            name="state"
            label="State"
            className={FOLDED}
            placeholder="Any state"
            defaultValue={filters.state}
            options={states.map(name => ({ value: name, label: name }))}
          />
          <SelectField
            name="kind"
            label="Kind"
            className={FOLDED}
            placeholder="Any kind"
            defaultValue={filters.kind}
            options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            name="chapter"
            label="Chapter"
            className={FOLDED}
            placeholder="Any chapter"
            defaultValue={filters.chapter}
            options={chapters.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
          <Checks
            label="It has to have"
            name="has"
            chosen={filters.features}
            options={Object.fromEntries(Object.entries(FEATURES).map(([value, { label }]) => [value, label]))}
            className={FOLDED}
          />
          <div className="flex flex-wrap items-center gap-5 font-bold">
            <PushButton type="submit" variant="white" size="sm" icon="ph:funnel-bold">
              Show
            </PushButton>
            {isFiltered(filters) && <Link to={listPath(withoutChoices(filters))}>Clear all</Link>}
            <a href={feed} className="inline-flex min-h-11 items-center gap-1.5 underline">
              <Icon name="ph:calendar-plus-fill" /> Subscribe (.ics)
            </a>
          </div>
        </div>
      </Form>
    </div>
  )
}

const FOLDED = "max-column:group-[:not(:has(#more-filters:checked))]:hidden"

function hasHiddenChoices({ state, kind, chapter, features }: Filters) {
  return state !== "" || kind !== "" || chapter !== "" || features.length > 0
}

/** Phones show the other filters on demand. A checkbox opens them without JavaScript. */
function MoreFilters({ isOpen }: { isOpen: boolean }) {
  return (
    <label className="relative mb-1 inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-xl bg-white px-4 font-bold text-ink shadow-[0_5px_0_var(--color-gray-400)] has-checked:bg-green-400 has-checked:shadow-[0_5px_0_var(--color-green-600)] has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3 column:hidden">
      <input
        id="more-filters"
        type="checkbox"
        defaultChecked={isOpen}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <Icon name="ph:funnel-bold" /> State, kind, chapter, access
    </label>
  )
}

interface View {
  to: string
  label: string
  isOn: boolean
}

function Views({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-2xl bg-green-900 p-1.5 max-column:w-full"
    >
      {views.map(view => (
        <Link
          key={view.label}
          to={view.to}
          aria-current={view.isOn ? "true" : undefined}
          className={cn(
            "grid min-h-11 place-items-center rounded-[11px] px-5 font-display font-extrabold leading-none no-underline",
            view.isOn ? "bg-green-400 text-ink" : "text-white",
          )}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  )
}

interface ChecksProps {
  label: string
  name: string
  chosen: readonly string[]
  options: Readonly<Record<string, string>>
  className?: string
}

function Checks({ label, name, chosen, options, className }: ChecksProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2.5">
        {Object.entries(options).map(([value, text]) => (
          <label
            key={value}
            className="relative mb-1 inline-flex min-h-11 cursor-pointer items-center justify-center rounded-xl bg-white px-3 text-center font-bold text-ink leading-tight shadow-[0_5px_0_var(--color-gray-400)] has-checked:translate-y-1 phone:px-4 has-checked:bg-green-400 has-checked:shadow-[0_1px_0_var(--color-green-600)] has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
