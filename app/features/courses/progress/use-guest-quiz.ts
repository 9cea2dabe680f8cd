import { useEffect } from "react"
import { progressStorage } from "./guest-progress.ts"
import { saveGuestQuiz } from "./guest-quizzes.ts"
import { useMemberId } from "./use-progress-sync.ts"

/** Stores the quiz state on a guest's device, so that cacheable pages can show it. */
export function useGuestQuiz(course: string, state: "open" | "passed" | null | undefined) {
  const isGuest = useMemberId() === null
  useEffect(() => {
    if (isGuest && state !== undefined) saveGuestQuiz(progressStorage(), course, state)
  }, [isGuest, course, state])
}
