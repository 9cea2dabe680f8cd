// The first that fits names the browser: most browsers also claim to be the ones further down.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgi?A?(OS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bDuckDuckGo\//, "DuckDuckGo"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
]

/** What a browser says of itself, as somebody would say it: "Chrome on Windows". */
export function deviceInWords(userAgent: string) {
  const browser = nameIn(BROWSERS, userAgent) ?? "A browser"
  const system = nameIn(SYSTEMS, userAgent)
  if (system) return `${browser} on ${system}`
  return browser === "A browser" ? "A program we don’t know" : browser
}

/** The part of the address that is kept, so that people know it for a part: "203.0.113.x" */
export function networkInWords(cut: string | null) {
  return cut?.replace(/\.0$|::$/, mark => (mark === "::" ? ":x" : ".x")) ?? null
}

function nameIn(names: [RegExp, string][], userAgent: string) {
  return names.find(([sign]) => sign.test(userAgent))?.[1]
}
