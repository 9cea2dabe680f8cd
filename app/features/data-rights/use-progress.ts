import { useEffect } from "react"
import { useRevalidator } from "react-router"

const INTERVAL_MS = 2000

/** Reloads the page data every two seconds while a job is running and the page is visible. */
export function useProgress(isRunning: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
