import { useNewBuild } from "#app/lib/rendering/new-build.ts"

/** Tells visitors about a new build. Following any link loads it too. */
export function NewVersion() {
  const isOutdated = useNewBuild()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 print:hidden">
      {isOutdated && (
        <div className="on-dark pointer-events-auto mx-auto mb-4 flex w-fit max-w-[calc(100%-2rem)] items-center gap-4 rounded-panel bg-ink py-2.5 pr-4 pl-6 text-small text-white leading-snug">
          <p>This site just got an update.</p>
          <button type="button" className="push push-sm flex-none" onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      )}
    </div>
  )
}
