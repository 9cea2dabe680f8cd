import { useEffect, useState } from "react"

interface Props {
  startsAt: string
  timeZone: string
}

/** The start in the visitor's own time zone, where it is another one. Only the browser knows it. */
export function ViewerTime({ startsAt, timeZone }: Props) {
  const [text, setText] = useState("")
  useEffect(() => {
    const start = new Date(startsAt)
    const format = (zone?: string) =>
      new Intl.DateTimeFormat("en-US", {
        ...{ weekday: "short", hour: "numeric", minute: "2-digit", timeZoneName: "short" },
        timeZone: zone,
      }).format(start)
    const own = format()
    setText(own === format(timeZone) ? "" : own)
  }, [startsAt, timeZone])
  return (
    <span className="block min-h-[1.5em] font-normal text-gray-300 text-small">
      {text && `${text} where you are`}
    </span>
  )
}
