// Secrets and personal data that may appear in error messages.
const PATTERNS: readonly [RegExp, string][] = [
  [/\b(\w+:\/\/)[^\s/@]+@/g, "$1…@"],
  [/\bsb_secret_[\w-]+/g, "sb_secret_…"],
  [/\b(sk|rk)_(live|test)_\w+/g, "$1_…"],
  [/\bwhsec_\w+/g, "whsec_…"],
  [/\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g, "eyJ…"],
  [/[^\s"'<>@]+@[\w-]+(\.[\w-]+)+/g, "…@…"],
  [/(\/ticket\/)[^\s"')]+/g, "$1…"],
  [/(#)[0-9a-f]{64}\b/g, "$1…"],
  [/(\?)[^\s"')]+/g, "$1…"],
]

export function redact(text: string): string {
  return PATTERNS.reduce((cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement), text)
}

interface ErrorText {
  error: string
  stack?: string
}

export function describeError(error: unknown): ErrorText {
  if (!(error instanceof Error)) return { error: redact(String(error)).slice(0, 500) }
  const frames = (error.stack ?? "").split("\n").filter(line => /^\s+at /.test(line))
  const message = isDatabaseError(error) ? withoutValues(error.message) : error.message
  const cause = error.cause instanceof Error ? ` (because ${describeError(error.cause).error})` : ""
  return {
    error: redact(`${error.name}: ${message}`).slice(0, 1000) + cause,
    stack: redact(frames.slice(0, 12).join("\n")),
  }
}

function isDatabaseError(error: Error): boolean {
  return "severity" in error && "code" in error
}

// PostgreSQL quotes the invalid value after a colon: invalid input syntax for type uuid: "…".
function withoutValues(message: string): string {
  return message.replace(/: ".*$/s, ': "…"')
}
