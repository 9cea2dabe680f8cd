import { useEffect, useState } from "react"

interface Props {
  until: string
  /** The server's time at rendering, so that both sides count from the same moment. */
  now: number
}

/** "10 minutes", and with JavaScript a countdown with the local time. */
export function TimeLeft({ until, now }: Props) {
  const [current, setCurrent] = useState(now)
  const [clock, setClock] = useState<string | null>(null)
  useEffect(() => {
    setClock(new Date(until).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }))
    setCurrent(Date.now())
    const timer = window.setInterval(() => setCurrent(Date.now()), 15_000)
    return () => window.clearInterval(timer)
  }, [until])
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - current) / 60_000))
  return (
    <time dateTime={until}>
      {minutes === 1 ? "1 minute" : `${minutes} minutes`}
      {clock && ` (at ${clock})`}
    </time>
  )
}
