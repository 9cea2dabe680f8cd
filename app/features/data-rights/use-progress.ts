import { useEffect } from "react"
import { useRevalidator } from "react-router"

const EVERY_MS = 2000

/** Asks again every two seconds while something is under way and somebody looks. */
export function useProgress(isUnderWay: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}
