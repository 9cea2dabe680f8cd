export interface GuardOptions {
  /** Where set, only these paths are guarded. */
  include?: readonly string[]
  exclude?: readonly string[]
  login: string
  callback: string
}

/** What on this site is for members only. */
export const GUARD = {
  include: ["/me", "/me/*", "/guardian/*", "/staff", "/staff/*"],
  exclude: ["/guardian/ask-an-adult"],
  login: "/login",
  callback: "/confirm",
} as const satisfies GuardOptions

/** Where a visit to this path has to go first, or null when it may go on. */
export function decideRedirect(path: string, session: unknown, options: GuardOptions) {
  const { include = [], exclude = [], login, callback } = options
  const isOneOf = (patterns: readonly string[]) => patterns.some(pattern => matches(pattern, path))
  if (include.length > 0 && !isOneOf(include)) return null
  if (isOneOf([...exclude, login, callback])) return null
  return session ? null : login
}

/** `*` stands for any characters, slashes too; everything else for itself. */
function matches(pattern: string, path: string) {
  if (pattern === "") return false
  const source = withoutTrailingSlash(pattern)
    .replace(/[\\^$.+?()[\]{}|]/g, "\\$&")
    .replace(/\*+/g, ".*")
  return new RegExp(`^${source}$`, "s").test(withoutTrailingSlash(decoded(path)))
}

function withoutTrailingSlash(path: string) {
  return path.replace(/(?<=.)\/+$/, "")
}

// The router decodes a path before it looks for the page, so that `/%6de` is `/me` to both.
function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
