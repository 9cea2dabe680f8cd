import { type ReactNode, useId } from "react"
import { formatShortDay } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { MovementForm } from "./movement-form.tsx"
import { movementText } from "./movement-text.ts"
import type { KitStock } from "./queries.ts"
import { CloseForm, SiteForm } from "./site-form.tsx"
import { SiteTable } from "./site-table.tsx"
import { StockForm } from "./stock-form.tsx"

/** The stock by site, or one number while there are no sites. */
export function StockPanel({ extra, result }: { extra: KitStock; result: ActionResult | undefined }) {
  const { free, sites, movements, chapters } = extra
  const heading = useId()
  const intent = result?.values?.intent ?? ""
  return (
    <StaffSheet className="w-full p-2">
      <section aria-labelledby={heading} className="grid gap-2">
        <h2 id={heading} className="wdth-88 px-3.5 pt-3 text-3 leading-tight">
          Stock
        </h2>
        {sites.length === 0 ? (
          <div className="px-3.5">
            <StockForm extra={free} result={result} />
          </div>
        ) : (
          <>
            <p className="px-3.5">
              {free === 1 ? "1 kit is" : `${free} kits are`} free to request. The others are promised.
            </p>
            <SiteTable sites={sites} />
            <Details title="Record a change" isOpen={intent === "stock"}>
              <MovementForm sites={sites} />
            </Details>
            {sites.map(site => (
              <Details key={site.id} title={`Change ${site.name}`} isOpen={intent === `site ${site.id}`}>
                {!site.is_closed && <SiteForm site={site} chapters={chapters} />}
                {!site.ships_mail && <CloseForm site={site} />}
              </Details>
            ))}
          </>
        )}
        <Details title="Add a site" isOpen={intent === "site new"}>
          <SiteForm site={null} chapters={chapters} />
        </Details>
        {movements.length > 0 && (
          <Details title="Latest changes" isOpen={false}>
            <Movements movements={movements} />
          </Details>
        )}
      </section>
    </StaffSheet>
  )
}

function Details({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="px-3.5">
      <summary className="wrap-anywhere min-h-11 cursor-pointer py-2.5 font-bold underline">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

function Movements({ movements }: Pick<KitStock, "movements">) {
  return (
    <ul className="grid gap-3">
      {movements.map(movement => (
        <li key={movement.id} className="wrap-anywhere border-gray-300 border-t pt-3">
          <b>{movement.site}.</b> {movementText(movement)}. {movement.reason}
          <span className="block text-small">
            {formatShortDay(movement.made_at)}
            {movement.made_by && `, ${movement.made_by}`}
            {movement.expires_on && `, expires ${formatShortDay(movement.expires_on)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
