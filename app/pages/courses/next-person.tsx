import { useState } from "react"
import { redirect } from "react-router"
import { clearGuestProgress } from "#app/features/courses/progress/guest-claim.ts"
import { progressStorage, unsentCount } from "#app/features/courses/progress/guest-progress.ts"
import { clearGuestQuizzes } from "#app/features/courses/progress/guest-quizzes.ts"
import { syncProgress } from "#app/features/courses/progress/sync-progress.ts"
import { answersLabel, lessonsLabel, reportsLabel } from "#app/features/device/queue-labels.ts"
import { sendAnswers } from "#app/features/quiz/device/send-answers.ts"
import { answersWaiting, removeGuestTests } from "#app/features/quiz/device/stored-tests.ts"
import { queuedReportCount } from "#app/features/reversals/reversal-device.ts"
import { clearGuestWorld, worldStorage } from "#app/features/world-coins/guest-world.ts"
import { forgetGuest } from "#app/lib/auth/guest-claim.server.ts"
import { safePath } from "#app/lib/auth/safe-path.ts"
import { authOf, getClaims } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
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
  const [unsent, setUnsent] = useState<string[]>([])
  const isAsked = unsent.length > 0

  async function clearDevice(form: HTMLFormElement) {
    const storage = progressStorage()
    if (member) await Promise.allSettled([syncProgress(member), sendAnswers(storage)])
    const found = isAsked ? [] : await unsentOf(member)
    if (found.length > 0) return setUnsent(found)
    if (!member) {
      clearGuestProgress(storage)
      clearGuestQuizzes(storage)
      removeGuestTests(storage)
      clearGuestWorld(worldStorage())
    }
    form.submit()
  }

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
      <Unsent labels={unsent} />
      <form
        method="post"
        onSubmit={event => {
          event.preventDefault()
          void clearDevice(event.currentTarget)
        }}
        data-awaits-script
        className="flex flex-wrap gap-4"
      >
        <input type="hidden" name="next" value={next} />
        <PushButton type="submit" size="lg">
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
async function unsentOf(member: string | null) {
  const storage = progressStorage()
  const answers = answersWaiting(storage).count
  const lessons = member ? unsentCount(storage) : 0
  const reports = member ? await queuedReportCount() : 0
  return [
    ...(lessons > 0 ? [lessonsLabel(lessons)] : []),
    ...(answers > 0 ? [answersLabel(answers)] : []),
    ...(reports > 0 ? [reportsLabel(reports)] : []),
  ]
}

function Unsent({ labels }: { labels: readonly string[] }) {
  return (
    <div role="alert" className="max-w-[38em] empty:hidden">
      {labels.length > 0 && (
        <Callout tone="warm" title="This hasn’t been sent yet, and will be lost if you continue:">
          <ul className="list-disc pl-5">
            {labels.map(label => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p className="mt-2">If you’re offline, go back and connect first.</p>
        </Callout>
      )}
    </div>
  )
}
