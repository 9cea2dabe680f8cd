import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { ProgressBar } from "#app/ui/data/progress.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  /** The newest export. */
  copy: { progress: number; isReady: boolean; hasFailed: boolean } | null
}

/** The state of the newest export, and a link to manage it. */
export function DataPanel({ copy }: Props) {
  return (
    <DashboardPanel
      title="Your data"
      action={
        <Link to="/me/data" className="font-bold underline">
          {copy?.isReady ? "Get your copy" : "Get a copy or delete your account"}
        </Link>
      }
    >
      {copy ? (
        <Copy {...copy} />
      ) : (
        <p>Everything here belongs to you: download it or delete it whenever you like.</p>
      )}
    </DashboardPanel>
  )
}

function Copy({ progress, isReady, hasFailed }: NonNullable<Props["copy"]>) {
  if (hasFailed) return <p>We couldn’t create the copy of your data. Please request it again.</p>
  if (isReady) return <p>The copy of your data is ready.</p>
  return (
    <div className="grid gap-2">
      <p>We’re preparing your copy.</p>
      <ProgressBar value={progress} max={100} label="Copy of your data" className="max-w-100 bg-gray-200" />
    </div>
  )
}
