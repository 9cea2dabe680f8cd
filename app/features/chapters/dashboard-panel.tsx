import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  chapters: readonly { slug: string; name: string; state: string }[]
  /** The member's applications to start one. */
  applications: readonly { id: string; label: string }[]
}

/** On /me: the member's chapters and applications. */
export function ChaptersPanel({ chapters, applications }: Props) {
  return (
    <DashboardPanel title="Chapters">
      {chapters.map(({ slug, name, state }) => (
        <p key={slug}>
          <Link to={`/about/chapters/${slug}`} className="font-bold underline">
            {name}
          </Link>
          , {state}
        </p>
      ))}
      {applications.map(({ id, label }) => (
        <p key={id}>
          <Link to={`/about/chapters/apply/${id}`} className="underline">
            {label}
          </Link>
        </p>
      ))}
      <p>
        <Link to="/about/chapters" className="underline">
          Find a chapter
        </Link>
      </p>
    </DashboardPanel>
  )
}
