import { useEffect } from "react"
import { deviceStorage } from "./guest-progress.ts"
import { keepTest } from "./guest-quizzes.ts"
import { useMemberId } from "./use-claim.ts"

/** A guest's device remembers how a test stands, so that pages that are the same for everybody can say it. */
export function useGuestTest(course: string, state: "open" | "passed" | null | undefined) {
  const isGuest = useMemberId() === null
  useEffect(() => {
    if (isGuest && state !== undefined) keepTest(deviceStorage(), course, state)
  }, [isGuest, course, state])
}
