const TONES = ["good", "info", "warm"] as const

/** A message that is shown once on the page after a redirect. */
export interface Flash {
  tone: (typeof TONES)[number]
  text: string
}

/** Null for a cookie that this site has not written. */
export function readFlash(cookie: string): Flash | null {
  try {
    const { tone, text } = JSON.parse(cookie)
    return TONES.includes(tone) && typeof text === "string" ? { tone, text } : null
  } catch {
    return null
  }
}
