import { formatShortDay } from "#app/lib/format/dates.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Table } from "#app/ui/data/table.tsx"
import type { StockSite } from "./queries.ts"

/** What each site has, and what needs attention there. */
export function SiteTable({ sites }: { sites: readonly StockSite[] }) {
  return (
    <Table
      caption="Stock by site"
      rows={sites}
      keyOf={site => site.id}
      columns={[
        {
          key: "site",
          label: "Site",
          cell: ({ name, ships_mail, is_closed }) => (
            <>
              <span className="wrap-anywhere">{name}</span>
              {ships_mail && <span className="block font-normal text-small">Ships kits</span>}
              {is_closed && <span className="block font-normal text-small">Closed</span>}
            </>
          ),
        },
        { key: "kits", label: "Kits", isNumber: true, cell: ({ kits }) => kits },
        { key: "doses", label: "Refill doses", isNumber: true, cell: ({ doses }) => doses },
        { key: "level", label: "Alert below", isNumber: true, cell: ({ alert_below }) => alert_below },
        { key: "notes", label: "Notes", cell: site => <SiteNotes site={site} /> },
      ]}
    />
  )
}

function SiteNotes({ site: { kits, doses, is_closed, is_low, expiring, expires_on } }: { site: StockSite }) {
  const isLeft = is_closed && kits + doses > 0
  if (!is_low && !isLeft && expiring === 0) return "Nothing to do"
  return (
    <>
      {is_low && <Badge>Low</Badge>}
      {isLeft && <span className="block">Move what’s left to another site.</span>}
      {expiring > 0 && expires_on && (
        <span className="block">
          {expiring === 1 ? "1 kit expires" : `${expiring} kits expire`} within 90 days, the first on{" "}
          <span className="whitespace-nowrap">{formatShortDay(expires_on)}</span>
        </span>
      )}
    </>
  )
}
