import { useEffect, useState } from "react"

interface Props {
  startsAt: string
  timeZone: string
  /** Also shows the day of the month, for moments that may be weeks away. */
  hasDay?: boolean
  className: string
}

const DAY = { month: "short", day: "numeric" } as const

/** A moment in the visitor's own time zone, where it is another one. Only the browser knows it. */
export function ViewerTime({ startsAt, timeZone, hasDay = false, className }: Props) {
  const [text, setText] = useState("")
  useEffect(() => {
    const start = new Date(startsAt)
    const format = (zone?: string) =>
      new Intl.DateTimeFormat("en-US", {
        ...{ weekday: "short", hour: "numeric", minute: "2-digit", timeZoneName: "short" },
        ...(hasDay && DAY),
        timeZone: zone,
      }).format(start)
    const own = format()
    setText(own === format(timeZone) ? "" : own)
  }, [startsAt, timeZone, hasDay])
  return (
    <span className={`block min-h-[1.5em] font-normal text-small ${className}`}>
      {text && `${text} where you are`}
    </span>
  )
}
