import { href } from "react-router"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

/** On /me of a donor: the repeating gift, the last gift and the statement. Others have no such panel. */
export function GiftsPanel({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <DashboardPanel title="Your gifts">
      <ul className="grid gap-1.5">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Link to={href("/me/gifts")} className="underline">
          Receipts, statements and changes
        </Link>
      </p>
    </DashboardPanel>
  )
}
