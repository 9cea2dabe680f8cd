const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPiOS\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b.*\bMobile\b/, "Android phone"],
  [/\bAndroid\b/, "Android tablet"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
]

/** What a person would call it: "Safari on iPhone". */
export function deviceInWords(userAgent: string | null) {
  const found = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent ?? ""))?.[1]
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `An app on ${system}` : "An unknown device")
}

export function isHandheld(userAgent: string | null) {
  return /\biPhone\b|\biPad\b|\bAndroid\b/.test(userAgent ?? "")
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, as roughly as it matters. */
export function agoInWords(moment: string, now: string) {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(moment)) / 1000)
  if (seconds < 10 * MINUTE) return "just now"
  const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" })
  if (seconds < HOUR) return format.format(-Math.round(seconds / MINUTE), "minute")
  if (seconds < DAY) return format.format(-Math.round(seconds / HOUR), "hour")
  return format.format(-Math.round(seconds / DAY), "day")
}
