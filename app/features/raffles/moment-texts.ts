import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"

/** A moment in the zone of a raffle. */
export function momentTexts(moment: string, timeZone: string) {
  const { month, day, year, time, zone } = zonedTime(moment, timeZone)
  const shortDay = `${month.slice(0, 3)} ${day}`
  return {
    /** "Apr 30" */
    shortDay,
    /** "Apr 30, 2027" */
    day: `${shortDay}, ${year}`,
    /** "April 30, 2027" */
    longDay: `${month} ${day}, ${year}`,
    /** "8:00:07 PM". Seconds are the same in every time zone. */
    clock: time.replace(" ", `:${new Date(moment).toISOString().slice(17, 19)} `),
    /** "Apr 30, 2027, 8:00 PM CDT" */
    time: `${shortDay}, ${year}, ${time} ${zone}`,
  }
}
