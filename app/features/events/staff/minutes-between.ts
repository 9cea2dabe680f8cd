interface Times {
  day: string
  starts: string
  ends: string
  last_day: string
}

/** The minutes from start to end. Without a last day, an end before the start is on the next day. */
export function minutesBetween({ day, starts, ends, last_day }: Times) {
  const minutes = (Date.parse(`${last_day || day}T${ends}Z`) - Date.parse(`${day}T${starts}Z`)) / 60_000
  return minutes <= 0 && last_day === "" ? minutes + 24 * 60 : minutes
}
