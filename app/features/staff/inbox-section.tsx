import { Icon } from "#app/ui/brand/icon.tsx"
import { Form } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ActionButtons } from "#app/ui/staff/action-buttons.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { inboxSections } from "./registry.server.ts"

type Section = Awaited<ReturnType<typeof inboxSections>>[number]

// A row's form shows no errors of another form on the page.
const NO_RESULT = {}

/** The first rows of a list that wait for someone, each with the buttons of the list. */
export function InboxSection({ section }: { section: Section }) {
  const { title, icon, drawing, to, hasMore, rows } = section
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
            className="grid items-center gap-3 column:grid-cols-[1fr_auto] border-gray-300 border-b-[1.5px] py-3.5 last:border-0"
          >
            <p className="leading-snug">
              <Link to={row.to} className="wrap-anywhere inline-block font-bold underline">
                {row.name}
              </Link>
              <span className="wrap-anywhere line-clamp-2 text-gray-700 text-small">{row.about}</span>
            </p>
            <RowForm path={section.path} row={row} />
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

function RowForm({ path, row: { id, name, actions } }: { path: string; row: Section["rows"][number] }) {
  if (actions.length === 0) return null
  return (
    <Form action={path} result={NO_RESULT} className="flex flex-wrap gap-3">
      <input type="hidden" name="from" value="inbox" />
      <input type="hidden" name="id" value={id} />
      <ActionButtons actions={actions} name={name} />
    </Form>
  )
}
