import { href } from "react-router"
import { formatFileSize } from "#app/lib/format/file-size.ts"
import type { SaveOutcome } from "#app/lib/offline/saved-courses.ts"
import { formatSavedTime } from "#app/lib/offline/saved-time.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { type SavedState, useSavedCourse } from "./use-saved-course.ts"

/** Saves the whole course on this device, or removes it. Loaded after the page, which works without it. */
export function SaveCourse({ slug }: { slug: string }) {
  const { state, size, problem, oldest, save, remove, replaceOldest } = useSavedCourse(slug)
  if (state.kind === "unknown") return null
  return (
    <section aria-label="Offline" className="grid justify-items-start gap-3">
      <Controls {...{ state, size, save, remove }} />
      <p role="status" className="max-w-[35em]">
        {statusText(state)}
      </p>
      {problem && (
        <div role="alert" className="grid max-w-[35em] justify-items-start gap-3">
          <p>{PROBLEMS[problem]}</p>
          {problem === "limit" && oldest && (
            <PushButton variant="white" size="sm" onClick={replaceOldest}>
              Remove “{oldest.title}” and save this one
            </PushButton>
          )}
        </div>
      )}
      {state.kind === "saved" && (
        <Link to={href("/offline")} className="underline">
          What’s saved on this device
        </Link>
      )}
    </section>
  )
}

interface ControlsProps {
  state: SavedState
  size: number | null
  save(): void
  remove(): void
}

function Controls({ state, size, save, remove }: ControlsProps) {
  switch (state.kind) {
    case "saving":
      return (
        <progress
          aria-label="Saving the course"
          {...(state.of > 0 && { value: state.done, max: state.of })}
          className="h-4 w-full max-w-100 accent-green-700"
        />
      )
    case "saved":
      return (
        <div className="flex flex-wrap gap-3">
          <PushButton variant="white" size="sm" icon="ph:trash-bold" onClick={remove}>
            Remove from this device
          </PushButton>
          {state.isChanged && (
            <PushButton size="sm" onClick={save}>
              Save the new version
            </PushButton>
          )}
        </div>
      )
    default:
      return (
        <PushButton variant="white" icon="ph:download-simple-bold" onClick={save}>
          {size === null ? "Save for offline" : `Save for offline, ${formatFileSize(size)}`}
        </PushButton>
      )
  }
}

function statusText(state: SavedState) {
  switch (state.kind) {
    case "saving":
      return state.of > 0 ? `Saving: ${state.done} of ${state.of} pages and pictures` : "Saving…"
    case "saved":
      return `Saved on this device on ${formatSavedTime(state.savedAt)}, ${formatFileSize(state.bytes)}. It opens without a network.`
    case "removed":
      return "Removed from this device."
    default:
      return ""
  }
}

const PROBLEMS: Record<Exclude<SaveOutcome, "saved">, string> = {
  limit: "Saved courses can take up to 200 MB on a device. Remove one to make room.",
  "no-space": "This device doesn’t have enough free space. Free up some space, then try again.",
  failed: "We couldn’t save the whole course. Check your connection, then try again.",
}
