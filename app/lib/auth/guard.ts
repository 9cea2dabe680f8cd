interface GuardOptions {
  /** If set, only these paths are guarded. */
  include?: readonly string[]
  exclude?: readonly string[]
  login: string
  callback: string
}

/** The paths for members only. */
export const GUARD = {
  include: ["/me", "/me/*", "/guardian/*", "/staff", "/staff/*"],
  exclude: ["/guardian/ask-an-adult"],
  login: "/login",
  callback: "/confirm",
} as const satisfies GuardOptions

/** The path to redirect to first, or null if access is allowed. */
export function decideRedirect(path: string, session: unknown, options: GuardOptions) {
  const { include = [], exclude = [], login, callback } = options
  const plain = withoutTrailingSlash(decoded(path))
  const isOneOf = (patterns: readonly string[]) => patterns.some(pattern => matches(pattern, plain))
  if (include.length > 0 && !isOneOf(include)) return null
  if (isOneOf([...exclude, login, callback])) return null
  return session ? null : login
}

const expressions = new Map<string, RegExp>()

/** `*` matches any characters, including slashes; everything else is literal. */
function matches(pattern: string, path: string) {
  if (pattern === "") return false
  const expression = expressions.get(pattern) ?? expressionOf(pattern)
  expressions.set(pattern, expression)
  return expression.test(path)
}

function expressionOf(pattern: string) {
  const source = withoutTrailingSlash(pattern)
    .replace(/[\\^$.+?()[\]{}|]/g, "\\$&")
    .replace(/\*+/g, ".*")
  return new RegExp(`^${source}$`, "s")
}

function withoutTrailingSlash(path: string) {
  return path.replace(/(?<=.)\/+$/, "")
}

// The router decodes paths before matching, so `/%6de` must count as `/me` here too.
function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
