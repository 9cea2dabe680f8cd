import type { FormEvent } from "react"
import { href, useLocation } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { adoptGuestProgress, clearGuestProgress } from "./guest-claim.ts"
import { progressStorage } from "./guest-progress.ts"
import { clearGuestQuizzes } from "./guest-quizzes.ts"
import { leaveToNextPage } from "./sync-progress.ts"

interface Props {
  /** Courses of the guest as the server knows them; the device may know more. */
  courses: readonly string[] | null
  member: string
  className?: string
}

export function ClaimForm({ courses, member, className }: Props) {
  const { pathname, search } = useLocation()

  function applyToDevice({ nativeEvent }: FormEvent) {
    const { submitter } = nativeEvent as SubmitEvent
    const isMine = submitter instanceof HTMLButtonElement && submitter.value === "mine"
    // The click can be the first interaction, after which this page would send what waits.
    leaveToNextPage()
    if (isMine) adoptGuestProgress(progressStorage(), member)
    else clearGuestProgress(progressStorage())
    clearGuestQuizzes(progressStorage())
  }

  return (
    <form
      method="post"
      action={href("/courses/claim")}
      onSubmit={applyToDevice}
      data-awaits-script
      aria-labelledby="claim-question"
      className={cn(
        "grid justify-items-start gap-4 rounded-panel bg-marigold-200 p-[clamp(20px,2.6vw,36px)]",
        className,
      )}
    >
      <input type="hidden" name="next" value={pathname + search} />
      <h2 id="claim-question" className="wdth-92 text-3">
        Was this you?
      </h2>
      <p className="max-w-[38em]">
        Someone used this device without signing in and started {titles(courses)}. If that was you, we’ll add
        it to your account. If not, we’ll clear it from this device.
      </p>
      <div className="flex flex-wrap gap-4">
        <PushButton type="submit" name="answer" value="mine">
          Yes, that was me
        </PushButton>
        <PushButton type="submit" name="answer" value="not-mine" variant="white">
          Not me
        </PushButton>
      </div>
    </form>
  )
}

function titles(courses: readonly string[] | null) {
  return courses ? courses.map(title => `“${title}”`).join(" and ") : "a course"
}
