import { createContext, use } from "react"
import { type OfficeTimes, officeTimes } from "#app/lib/staff/office-time.ts"

const TimeZone = createContext("UTC")

/** The time zone of the pages for staff below it. */
export const OfficeTimeZone = TimeZone.Provider

/** For forms about moments in a zone that staff choose: the zone they most likely mean. */
export function useOfficeTimeZone() {
  return use(TimeZone)
}

/** Writes moments for texts that are not elements of their own. */
export function useOfficeTimes(): OfficeTimes {
  return officeTimes(use(TimeZone))
}

interface Props {
  at: string
  show?: "time" | "day" | "shortDay" | "longDay"
}

/** A moment in the time zone of the office: "Nov 15, 2026, 5:59 PM CST", or only its day. */
export function OfficeTime({ at, show = "time" }: Props) {
  return <time dateTime={at}>{useOfficeTimes()[show](at)}</time>
}
