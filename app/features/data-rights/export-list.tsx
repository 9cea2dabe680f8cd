import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { formatFileSize } from "#app/lib/format/file-size.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { ProgressBar } from "#app/ui/data/progress.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { DataExport } from "./queries.ts"
import { useProgress } from "./use-progress.ts"

/** Finished and running exports. */
export function ExportList({ exports }: { exports: readonly DataExport[] }) {
  useProgress(exports.some(isUnderWay))
  if (exports.length === 0) return null
  return (
    <ul className="grid gap-3" aria-live="polite">
      {exports.map(made => (
        <li key={made.id} className="rounded-panel bg-green-100 p-5">
          {isUnderWay(made) ? (
            <UnderWay {...made} />
          ) : made.ready_at ? (
            <Ready {...made} />
          ) : (
            <Failed {...made} />
          )}
        </li>
      ))}
    </ul>
  )
}

export function isUnderWay({ ready_at, failed_at }: DataExport) {
  return ready_at === null && failed_at === null
}

function UnderWay({ progress }: DataExport) {
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-3">
      <p className="font-bold">We’re preparing your copy: {progress} percent.</p>
      <ProgressBar value={progress} max={100} label="Your copy of your data" />
      <p className="text-gray-700">
        You can leave this page. We’ll email you when it is ready.{" "}
        {!isHydrated && (
          <Link to={href("/me/data")} className="underline">
            Check the progress
          </Link>
        )}
      </p>
    </div>
  )
}

function Ready({ id, requested_at, expires_at, size }: DataExport) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p>
        <strong>Your copy of {formatLongDate(requested_at)} is ready.</strong>
        <br />
        ZIP, {formatFileSize(size!)}. Available until {formatLongDate(expires_at!)}.
      </p>
      <PushButton
        href={href("/me/data/exports/:id", { id })}
        download
        size="sm"
        icon="ph:download-simple-bold"
      >
        Download
      </PushButton>
    </div>
  )
}

function Failed({ requested_at }: DataExport) {
  return (
    <p>
      <strong>The copy of {formatLongDate(requested_at)} failed.</strong> That is our fault, and we have been
      notified. Please request another one.
    </p>
  )
}
