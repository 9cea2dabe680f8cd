import { redirect } from "react-router"
import { clearGuestProgress } from "#app/features/courses/progress/guest-claim.ts"
import { progressStorage, unsentCount } from "#app/features/courses/progress/guest-progress.ts"
import { clearGuestQuizzes } from "#app/features/courses/progress/guest-quizzes.ts"
import { syncProgress } from "#app/features/courses/progress/sync-progress.ts"
import { LeavingNote } from "#app/features/device/leaving-note.tsx"
import { answersLabel, lessonsLabel, reportsLabel } from "#app/features/device/queue-labels.ts"
import { clearDevice } from "#app/features/device/saved-pages.ts"
import { type Queue, useLeaving } from "#app/features/device/use-leaving.ts"
import { sendAnswers } from "#app/features/quiz/device/send-answers.ts"
import { answersWaiting, removeGuestTests } from "#app/features/quiz/device/stored-tests.ts"
import { queuedReportCount } from "#app/features/reversals/reversal-device.ts"
import { clearGuestWorld, worldStorage } from "#app/features/world-coins/guest-world.ts"
import { forgetGuest } from "#app/lib/auth/guest-claim.server.ts"
import { safePath } from "#app/lib/auth/safe-path.ts"
import { authOf, getClaims } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/next-person"

export function loader({ context, url }: Route.LoaderArgs) {
  return { member: getClaims(context)?.sub ?? null, next: safePath(url.searchParams.get("next"), "/courses") }
}

/** Ends this person's session or guest progress on a shared device. */
export async function action({ context, request }: Route.ActionArgs) {
  const next = safePath(String((await readForm(request)).get("next") ?? ""), "/courses")
  const isMember = getClaims(context) !== null
  if (isMember) {
    const { error } = await authOf(context).signOut({ scope: "local" })
    if (error) throw error
  }
  forgetGuest(context)
  // A member's data must not stay on a shared device; a guest's is cleared by the page.
  const headers = isMember ? { "Clear-Site-Data": '"cache", "cookies", "storage"' } : undefined
  return redirect(next, { status: 303, headers })
}

export const meta = privateMeta({
  title: "Next person",
  description: "Clear this device for the next person.",
})

export default function NextPersonPage({ loaderData: { member, next } }: Route.ComponentProps) {
  const { labels, isOffline, isBusy, onSubmit } = useLeaving({
    queues: () => queuesOf(member),
    clear: isOnline => clear(member, isOnline),
  })
  const isAsked = labels.length > 0

  return (
    <section className="wrap grid gap-6 pt-[clamp(24px,4vw,64px)] pb-[clamp(56px,7vw,112px)]">
      <h1 className="wdth-80 text-1 uppercase leading-[0.86]">Next person?</h1>
      <p className="max-w-[32em] text-lead leading-[1.42]">
        {member
          ? "We’ll sign you out, so the next person can start fresh. Your progress is saved in your account."
          : "This clears your lessons, tests and coins from this device, so the next person can start fresh. You can’t undo it."}
      </p>
      {!member && (
        <p className="max-w-[38em]">
          Want to keep your progress?{" "}
          <Link to="/login?step=sign-up" className="underline">
            Create an account
          </Link>{" "}
          first. It’s free.
        </p>
      )}
      <LeavingNote
        {...{ labels, isOffline }}
        offlineText={
          member
            ? "We cleared this device, but you’re still signed in. We’ll sign you out when you’re back online. Keep this page open."
            : "We cleared your lessons, tests and coins from this device. We’ll finish when you’re back online. Keep this page open."
        }
      />
      <form method="post" onSubmit={onSubmit} data-awaits-script className="flex flex-wrap gap-4">
        <input type="hidden" name="next" value={next} />
        <PushButton type="submit" size="lg" busy={isBusy}>
          {member
            ? `Sign out ${isAsked ? "anyway" : "and start fresh"}`
            : `Clear ${isAsked ? "anyway" : "and start fresh"}`}
        </PushButton>
        <PushButton to={next} size="lg" variant="white">
          Go back
        </PushButton>
      </form>
    </section>
  )
}

/** What would be lost. A guest's lessons are only on this device, which the page says, and their reports stay. */
function queuesOf(member: string | null): Queue[] {
  const storage = progressStorage()
  const answers = { label: answersLabel, count: () => answersWaiting(storage).count }
  if (!member) return [answers]
  return [
    { label: lessonsLabel, send: () => syncProgress(member), count: () => unsentCount(storage) },
    { ...answers, send: () => sendAnswers(storage) },
    { label: reportsLabel, count: queuedReportCount },
  ]
}

// The server's answer clears the device of a member.
async function clear(member: string | null, isOnline: boolean) {
  if (member) return isOnline ? undefined : clearDevice()
  const storage = progressStorage()
  clearGuestProgress(storage)
  clearGuestQuizzes(storage)
  removeGuestTests(storage)
  clearGuestWorld(worldStorage())
}
