import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { ProgressBar } from "#app/ui/data/progress.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  /** The newest copy the member asked for. */
  copy: { progress: number; isReady: boolean; hasFailed: boolean } | null
}

/** What is under way with the member's own data, and where to take care of it. */
export function DataPanel({ copy }: Props) {
  return (
    <DashboardPanel
      title="Your data"
      action={
        <Link to="/me/data" className="font-bold underline">
          {copy?.isReady ? "Get your copy" : "Take a copy, or delete your account"}
        </Link>
      }
    >
      {copy ? (
        <Copy {...copy} />
      ) : (
        <p>Everything here belongs to you: take it along, or have it deleted, whenever you like.</p>
      )}
    </DashboardPanel>
  )
}

function Copy({ progress, isReady, hasFailed }: NonNullable<Props["copy"]>) {
  if (hasFailed) return <p>The copy of your data could not be made. Please ask for it once more.</p>
  if (isReady) return <p>The copy of your data is ready.</p>
  return (
    <div className="grid gap-2">
      <p>We are putting your copy together.</p>
      <ProgressBar value={progress} max={100} label="Copy of your data" className="max-w-100 bg-gray-200" />
    </div>
  )
}
