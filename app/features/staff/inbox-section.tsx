import { Icon } from "#app/ui/brand/icon.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ActionButtons } from "#app/ui/staff/action-buttons.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { inboxSections } from "./registry.server.ts"

type Section = Awaited<ReturnType<typeof inboxSections>>[number]
type Row = Section["rows"][number]

const TAKE = { intent: "take", label: "I’ll take this" }
const GIVE_BACK = { intent: "give-back", label: "Give it back" }

// A row's form shows no errors of another form on the page.
const NO_RESULT = {}

/** The first rows of a list that wait for someone, each with the buttons of the list. */
export function InboxSection({ section }: { section: Section }) {
  const { title, icon, drawing, to, hasMore, mayAct, rows } = section
  return (
    <StaffSheet className="px-[clamp(16px,2vw,28px)] py-4">
      <h2 className="flex items-center gap-3 pb-1 text-lead">
        <Icon name={icon} drawing={drawing} className="size-6" />
        {title}
      </h2>
      <ul className="grid">
        {rows.map(row => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-3 border-gray-300 border-b-[1.5px] py-3.5 last:border-0"
          >
            <p className="min-w-56 flex-1 leading-snug">
              <Link to={row.to} className="wrap-anywhere inline-block font-bold underline">
                {row.name}
              </Link>
              <span className="wrap-anywhere line-clamp-2 text-gray-700 text-small">{row.about}</span>
              {row.taken && <Taken {...row.taken} />}
            </p>
            {mayAct && <RowForm path={section.path} row={row} />}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="pt-2 pb-1">
          <Link to={to} className="underline">
            See all: {title}
          </Link>
        </p>
      )}
    </StaffSheet>
  )
}

function Taken({ name, since, isOwn }: NonNullable<Row["taken"]>) {
  return (
    <Badge tone={isOwn ? "green" : "air"}>
      {isOwn ? "You have this" : `${name} has this`}, since {since}
    </Badge>
  )
}

function RowForm({ path, row: { id, name, actions, taken } }: { path: string; row: Row }) {
  return (
    <Form action={path} result={NO_RESULT} className="flex flex-wrap gap-3">
      <input type="hidden" name="from" value="inbox" />
      <input type="hidden" name="id" value={id} />
      <ActionButtons actions={actions} name={name} />
      {taken?.isOwn && <ActionButtons actions={[GIVE_BACK]} name={name} />}
      {!taken && <ActionButtons actions={[TAKE]} name={name} />}
    </Form>
  )
}
