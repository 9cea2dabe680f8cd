import { progressStorage, unsentCount } from "#app/features/courses/progress/guest-progress.ts"
import { POSITIONS_SENT } from "#app/features/courses/progress/sync-progress.ts"
import { DeviceContents, type Queue } from "#app/features/device/device-contents.tsx"
import { answersLabel, lessonsLabel, reportsLabel } from "#app/features/device/queue-labels.ts"
import { ANSWERS_SENT } from "#app/features/quiz/device/send-answers.ts"
import { answersWaiting } from "#app/features/quiz/device/stored-tests.ts"
import { queuedReportCount } from "#app/features/reversals/reversal-device.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"

export const headers = cacheablePage

export const meta = privateMeta({
  title: "Saved on this device",
  description: "What this site has saved on your device, and how to remove it.",
})

const QUEUES: readonly Queue[] = [
  {
    id: "lessons",
    label: lessonsLabel,
    to: () => "/courses",
    count: () => unsentCount(progressStorage()),
  },
  {
    id: "answers",
    label: answersLabel,
    to: () => `/courses/${answersWaiting(progressStorage()).slug}/quiz`,
    count: () => answersWaiting(progressStorage()).count,
  },
  {
    id: "reports",
    label: reportsLabel,
    note: "Saved on this device, encrypted. When you’re online, you can send it from here.",
    sendLabel: count => (count === 1 ? "Send it now" : "Send them now"),
    to: () => "/submit-reversal#report",
    count: queuedReportCount,
  },
]

const CHANGES = [ANSWERS_SENT, POSITIONS_SENT]

/** Also saved by the service worker, so that it opens without a network. */
export default function OfflineDevicePage() {
  const hasScript = useHydrated()
  return (
    <div className="wrap pt-[clamp(24px,4vw,64px)] pb-[clamp(56px,7vw,112px)]">
      <h1 className="wdth-80 text-balance text-1 uppercase leading-[0.86]">Saved on this device</h1>
      <p className="mt-4 max-w-[35em] text-pretty text-lead leading-[1.42]">
        These pages open without a network. They stay here until you remove them or sign out.
      </p>
      <div className="mt-[clamp(28px,3.4vw,44px)] grid gap-[clamp(36px,4.4vw,60px)]">
        {hasScript ? (
          <DeviceContents queues={QUEUES} changedBy={CHANGES} />
        ) : (
          <p className="hidden max-w-[35em] noscript:block">
            Without JavaScript this site saves no pages on your device. Your browser’s settings remove what it
            stored earlier.
          </p>
        )}
      </div>
    </div>
  )
}
