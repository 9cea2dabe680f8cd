import { useCallback, useState } from "react"
import type { Flash } from "#app/lib/forms/flash.ts"

/** The last message, and what was refused later, which stays until the helper has read it. */
export function useMessages() {
  const [message, setMessage] = useState<Flash | null>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])

  /** `isLate`: the phone had no network when the steps were noted, and the helper has gone on since. */
  const show = useCallback((answers: readonly Flash[], isLate: boolean) => {
    const last = answers.at(-1)
    if (!last) return
    if (!isLate) return setMessage(last)
    const refused = answers.filter(({ tone }) => tone === "warm").map(({ text }) => text)
    setRefusals(shown => [...new Set([...shown, ...refused])])
    setMessage(answers.findLast(({ tone }) => tone === "good") ?? null)
  }, [])

  return { message, setMessage, refusals, show, forgetRefusals: () => setRefusals([]) }
}
