type Options = Intl.DateTimeFormatOptions

const DAY: Options = { month: "short", day: "numeric", year: "numeric" }

// Making a formatter takes far longer than using it.
const made = new Map<string, OfficeTimes>()

/** How pages for staff write moments, in the time zone of the office. */
export function officeTimes(timeZone: string): OfficeTimes {
  const known = made.get(timeZone)
  if (known) return known
  const times = newTimes(timeZone)
  made.set(timeZone, times)
  return times
}

export type OfficeTimes = ReturnType<typeof newTimes>

function newTimes(timeZone: string) {
  const format = (options: Options) => new Intl.DateTimeFormat("en-US", { ...options, timeZone })
  const day = format(DAY)
  const shortDay = format({ month: "short", day: "numeric" })
  const longDay = format({ month: "long", day: "numeric", year: "numeric" })
  const clock = format({ hour: "numeric", minute: "2-digit", timeZoneName: "short" })
  const name = partOf(format({ timeZoneName: "longGeneric" }), new Date(0), "timeZoneName")
  // Sweden writes 2026-12-12 19:30, as the field of a form does but for the space.
  const field = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
  return {
    /** "Central Time" */
    zoneName: name,
    /** "Nov 15, 2026, 5:59 PM CST" */
    time: (at: string) => `${day.format(new Date(at))}, ${clockTime(clock, new Date(at))}`,
    /** "Nov 15, 2026" */
    day: (at: string) => day.format(new Date(at)),
    /** "Nov 15" */
    shortDay: (at: string) => shortDay.format(new Date(at)),
    /** "November 15, 2026" */
    longDay: (at: string) => longDay.format(new Date(at)),
    /** "2026-11-15T17:59", for a field of the type `datetime-local`. */
    field: (at: string | null) => (at ? field.format(new Date(at)).replace(" ", "T") : ""),
  }
}

// Some browsers write a narrow space before PM, and the server would write another one.
function clockTime(format: Intl.DateTimeFormat, date: Date) {
  const [hour, minute, half, zone] = (["hour", "minute", "dayPeriod", "timeZoneName"] as const).map(type =>
    partOf(format, date, type),
  )
  return `${hour}:${minute} ${half} ${zone}`
}

function partOf(format: Intl.DateTimeFormat, date: Date, type: Intl.DateTimeFormatPartTypes) {
  return format.formatToParts(date).find(part => part.type === type)?.value ?? ""
}
