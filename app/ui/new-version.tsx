import { useNewBuild } from "#app/lib/new-build.ts"

/** Says quietly that the site has changed since this page was opened; following any link loads the new one too. */
export function NewVersion() {
  const isOutdated = useNewBuild()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 print:hidden">
      {isOutdated && (
        <div className="on-dark pointer-events-auto mx-auto mb-4 flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-5 gap-y-2 rounded-panel bg-ink px-5 py-3 text-small text-white">
          <p>This site just got an update.</p>
          <button
            type="button"
            className="min-h-11 cursor-pointer font-bold text-green-300 underline hover:text-white"
            onClick={() => window.location.reload()}
          >
            Reload the page
          </button>
        </div>
      )}
    </div>
  )
}
