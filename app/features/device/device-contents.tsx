import { useCallback, useEffect, useState } from "react"
import { href } from "react-router"
import { formatFileSize } from "#app/lib/format/file-size.ts"
import { removeCourse } from "#app/lib/offline/saved-courses.ts"
import { formatSavedTime } from "#app/lib/offline/saved-time.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ClearDevice } from "./clear-device.tsx"
import { DeviceSection } from "./device-section.tsx"
import { removePage, type SavedContents, savedContents } from "./saved-pages.ts"

/** Something on this device that was not sent yet: how many there are, and where they are sent from. */
export interface Queue {
  id: string
  label(count: number): string
  /** When it is sent; without one, from any page once there is a network. */
  note?: string
  /** The button for those that only the page at `to` sends. */
  sendLabel?(count: number): string
  to(): string
  count(): number | Promise<number>
}

interface Props {
  queues: readonly Queue[]
  /** The events of the window after which the queues are shorter. */
  changedBy: readonly string[]
}

/** What this device has stored, which only its browser knows. */
export function DeviceContents({ queues, changedBy }: Props) {
  const [contents, setContents] = useState<SavedContents | null>(null)
  const [waiting, setWaiting] = useState<{ queue: Queue; count: number }[]>([])
  const [isUnknown, setUnknown] = useState(false)

  const look = useCallback(async () => {
    const counts = queues.map(async queue => ({ queue, count: await queue.count() }))
    setWaiting((await Promise.all(counts)).filter(({ count }) => count > 0))
    setContents(await savedContents())
  }, [queues])

  useEffect(() => {
    const start = () => void look().catch(() => setUnknown(true))
    start()
    const changes = ["online", "offline", ...changedBy]
    for (const type of changes) window.addEventListener(type, start)
    return () => {
      for (const type of changes) window.removeEventListener(type, start)
    }
  }, [look, changedBy])

  if (isUnknown) return <p>This browser doesn’t let the site store anything, so nothing is saved here.</p>
  if (!contents) return <p role="status">Looking at what’s saved…</p>
  const { courses, pages, usage } = contents
  return (
    <>
      <DeviceSection title="Courses" empty="No course is saved. Open one and press “Save for offline”.">
        {courses.map(({ slug, title, savedAt, bytes }) => (
          <Row
            key={slug}
            to={href("/courses/:id", { id: slug })}
            title={title}
            note={`Saved ${formatSavedTime(savedAt)}, ${formatFileSize(bytes)}`}
            onRemove={() => removeCourse(slug).then(look)}
          />
        ))}
      </DeviceSection>
      <DeviceSection
        title="Tickets, certificates and cards"
        empty="Tickets and rescue cards are saved when you open them, and a certificate when you press “Keep on this phone”."
      >
        {pages.map(({ path, kind, title, savedAt, bytes }) => (
          <Row
            key={path}
            to={path}
            title={title.startsWith(kind) ? title : `${kind}: ${title}`}
            note={`Saved ${formatSavedTime(savedAt)}, ${formatFileSize(bytes)}`}
            onRemove={() => removePage(path).then(look)}
          />
        ))}
      </DeviceSection>
      <DeviceSection title="Waiting to be sent" empty="Nothing is waiting.">
        {waiting.map(({ queue, count }) => (
          <li key={queue.id} className="border-gray-300 border-b-[1.5px] py-3">
            <a href={queue.to()} className="font-bold underline">
              {queue.label(count)}
            </a>
            <p>{queue.note ?? "Saved on this device. Will be sent when you’re online."}</p>
            {queue.sendLabel && navigator.onLine && (
              <PushButton href={queue.to()} size="sm" className="mt-2">
                {queue.sendLabel(count)}
              </PushButton>
            )}
          </li>
        ))}
      </DeviceSection>
      <p className="max-w-[38em] text-small">
        Did you use two devices? In a lesson, the newer place counts, and a finished lesson stays finished. In
        a test, an answer that another device sent in the meantime stays.
      </p>
      <ClearDevice
        usage={usage}
        waiting={waiting.reduce((sum, { count }) => sum + count, 0)}
        onCleared={look}
      />
    </>
  )
}

interface RowProps {
  to: string
  title: string
  note: string
  onRemove(): void
}

function Row({ to, title, note, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-gray-300 border-b-[1.5px] py-3">
      <div className="min-w-0">
        <a href={to} className="break-words font-bold underline">
          {title}
        </a>
        <p>{note}</p>
      </div>
      <PushButton variant="white" size="sm" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </PushButton>
    </li>
  )
}
