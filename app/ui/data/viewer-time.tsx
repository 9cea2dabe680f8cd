import { useEffect, useState } from "react"
import { onceSettled } from "#app/lib/rendering/once-settled.ts"
import { idle } from "#app/lib/rendering/when-idle.ts"

interface Props {
  startsAt: string
  timeZone: string
  /** Also shows the day of the month, for moments that may be weeks away. */
  hasDay?: boolean
  className: string
}

const DAY = { month: "short", day: "numeric" } as const

// The first formatter of a page takes a phone 50 ms, and each further one a few.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string | undefined, hasDay: boolean) {
  const key = `${zone} ${hasDay}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ weekday: "short", hour: "numeric", minute: "2-digit", timeZoneName: "short" },
      ...(hasDay && DAY),
      timeZone: zone,
    })
  formats.set(key, format)
  return format
}

/** The moment in the visitor's time zone; empty if it reads the same in the other one. */
function viewerTime(startsAt: string, timeZone: string, hasDay: boolean) {
  const own = formatOf(undefined, hasDay)
  if (own.resolvedOptions().timeZone === timeZone) return ""
  const [here, there] = [own, formatOf(timeZone, hasDay)].map(format => format.format(new Date(startsAt)))
  return here === there ? "" : here!
}

/** A moment in the visitor's own time zone, where it is another one. Only the browser knows it. */
export function ViewerTime({ startsAt, timeZone, hasDay = false, className }: Props) {
  const [text, setText] = useState("")
  useEffect(
    () =>
      onceSettled(async signal => {
        await idle()
        formatOf(undefined, hasDay)
        await idle()
        if (!signal.aborted) setText(viewerTime(startsAt, timeZone, hasDay))
      }),
    [startsAt, timeZone, hasDay],
  )
  return (
    <span className={`block min-h-[1.5em] font-normal text-small ${className}`}>
      {text && `${text} where you are`}
    </span>
  )
}
