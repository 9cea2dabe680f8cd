import type { ModuleName } from "#app/lib/modules/modules.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { MODULE_TEXTS } from "./module-texts.ts"

interface Row {
  name: ModuleName
  is_open: boolean
  /** Its staff pages, which leave the menu while it is off. */
  pages: readonly { to: string; label: string }[]
}

/** Each part of the site with its switch, and what stays while it is off. */
export function ModulesList({ modules }: { modules: readonly Row[] }) {
  return (
    <ul>
      {modules.map(module => (
        <ModuleRow key={module.name} {...module} />
      ))}
    </ul>
  )
}

function ModuleRow({ name, is_open, pages }: Row) {
  const { label, what, kept } = MODULE_TEXTS[name]
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-gray-300 border-b-[1.5px] py-4 last:border-0 column:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid max-w-[48em] gap-1">
        <h2 className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.1875rem] leading-snug">
          {label} {is_open ? <Badge tone="green">On</Badge> : <Badge tone="ink">Off</Badge>}
        </h2>
        <p>{what}</p>
        <p className="text-gray-700 text-small">
          <b>What stays:</b> {kept}
        </p>
        {!is_open && <StaffPages pages={pages} />}
      </div>
      <Form intent={is_open ? "off" : "on"} className="justify-self-start">
        <input type="hidden" name="module" value={name} />
        <SubmitButton variant="white" size="sm">
          {is_open ? "Switch off" : "Switch on"}
          <span className="sr-only"> {label}</span>
        </SubmitButton>
      </Form>
    </li>
  )
}

function StaffPages({ pages }: Pick<Row, "pages">) {
  if (pages.length === 0) return null
  return (
    <p className="text-small">
      <b>For staff:</b>{" "}
      {pages.map(({ to, label }, index) => (
        <span key={to}>
          {index > 0 && ", "}
          <Link to={to} className="underline">
            {label}
          </Link>
        </span>
      ))}
    </p>
  )
}
