import { FRAME_ORIGINS } from "#app/lib/frames/players.ts"
import { sensitiveRoute } from "../logging/log.ts"

export type HeaderList = [name: string, value: string][]

const FEATURES = [
  `fullscreen=(${["self", ...FRAME_ORIGINS.map(origin => `"${origin}"`)].join(" ")})`,
  ..."accelerometer autoplay=(self) camera display-capture encrypted-media geolocation".split(" "),
  ..."gyroscope hid identity-credentials-get idle-detection magnetometer microphone midi otp-credentials".split(
    " ",
  ),
  ..."payment picture-in-picture publickey-credentials-get=(self) screen-wake-lock serial".split(" "),
  ..."storage-access usb xr-spatial-tracking".split(" "),
]
// What some pages may use in addition: nobody unlocks a phone during a rescue, and helpers scan tickets.
const EXTRA_FEATURES: [path: RegExp, feature: string][] = [
  [/^\/emergency$/, "screen-wake-lock"],
  [/^\/events\/[^/]+\/check-in$/, "camera"],
]

function permissions(allowed?: string) {
  return FEATURES.map(feature =>
    feature === allowed ? `${feature}=(self)` : feature.includes("=") ? feature : `${feature}=()`,
  ).join(", ")
}

// Personal pages are never cached, and their URLs are not sent to other sites.
const PERSONAL_PATHS = [
  ...["/login", "/confirm", "/reset-password", "/submit-reversal", "/survey-completed"],
  ...["/certificate", "/guardian", "/me", "/staff"],
]
const PERSONAL_EVENT_PATH = /^\/events\/[^/]+\/(spot|ticket|check-in)(\/|$)/
// The page itself is public, the results below it are personal.
const PERSONAL_BELOW = ["/verify"]

export const NO_STORE = "private, no-store"
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

interface SecurityOptions {
  siteUrl: URL
  /** Every origin the site is served under. */
  origins: readonly string[]
  /** The hosted project that browsers connect to, or null for the embedded backend. */
  supabaseUrl: URL | null
  dev: boolean
  /** A practice site, which no search engine may list. */
  isPractice?: boolean
}

export interface SecurityHeaders {
  /** Sent with every response that is not a file. */
  always: HeaderList
  /** Sent with files: the other headers are about documents. */
  file: HeaderList
  page(path: string, scriptHashes: readonly string[]): HeaderList
}

export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const secure = options.siteUrl.protocol === "https:"
  const file: HeaderList = [
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ]
  if (options.isPractice) file.push(["X-Robots-Tag", "noindex, nofollow"])
  if (secure) file.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"])
  const always: HeaderList = [
    ...file,
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    // The share popup needs its opener, which same-origin would cut off.
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
    ["Origin-Agent-Cluster", "?1"],
    ["X-Permitted-Cross-Domain-Policies", "none"],
    ["X-DNS-Prefetch-Control", "off"],
    ["Permissions-Policy", permissions()],
  ]
  const policy = options.dev ? developmentPolicy : productionPolicy
  return {
    always,
    file,
    page(path, scriptHashes) {
      const directives = policy(options, scriptHashes)
      if (secure) directives.push("upgrade-insecure-requests")
      const extra = EXTRA_FEATURES.find(([pattern]) => pattern.test(path))
      const features: HeaderList = extra ? [["Permissions-Policy", permissions(extra[1])]] : []
      if (sensitiveRoute(path)) return [...features, ["Content-Security-Policy", directives.join("; ")]]
      return [
        ...features,
        ["Content-Security-Policy", [...directives, "report-to csp"].join("; ")],
        ["Reporting-Endpoints", 'csp="/csp-report"'],
      ]
    },
  }
}

/** Merges both lists; values in `special` win. */
export function mergeHeaders(general: HeaderList, special: HeaderList): HeaderList {
  const names = new Set(special.map(([name]) => name.toLowerCase()))
  return [...general.filter(([name]) => !names.has(name.toLowerCase())), ...special]
}

export function isPersonalPath(path: string): boolean {
  // Routes match in any case.
  const page = (path.endsWith(".data") ? path.slice(0, -5) : path).toLowerCase()
  return (
    PERSONAL_PATHS.includes(page) ||
    PERSONAL_EVENT_PATH.test(page) ||
    [...PERSONAL_PATHS, ...PERSONAL_BELOW].some(personal => page.startsWith(`${personal}/`))
  )
}

function productionPolicy(options: SecurityOptions, scriptHashes: readonly string[]): string[] {
  const { supabaseUrl } = options
  return directives({
    // Every script is started by one of the hashed ones; the folder is for browsers without 'strict-dynamic'.
    "script-src": ["'strict-dynamic'", ...scriptFolders(options.origins), ...scriptHashes],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'"],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:", ...(supabaseUrl ? [supabaseUrl.origin] : [])],
    "connect-src": ["'self'", ...liveSources(options)],
    "worker-src": ["'self'"],
  })
}

// Vite injects scripts and styles and uses its own websocket.
function developmentPolicy({ supabaseUrl }: SecurityOptions): string[] {
  const hosted = supabaseUrl ? [supabaseUrl.origin] : []
  return directives({
    "script-src": ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...hosted],
    "connect-src": ["'self'", "ws:", "wss:", ...hosted],
    "worker-src": ["'self'", "blob:"],
  })
}

function directives(own: Record<string, readonly string[]>): string[] {
  return [
    "default-src 'none'",
    ...Object.entries(own).map(([name, sources]) => `${name} ${sources.join(" ")}`),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `frame-src ${FRAME_ORIGINS.join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
  ]
}

// Only the folder of built scripts: 'self' would also trust files uploaded by members.
function scriptFolders(origins: readonly string[]): string[] {
  const folders = origins.filter(isExpressible).map(origin => `${origin}/assets/`)
  return folders.length > 0 ? folders : ["'self'"]
}

function liveSources({ siteUrl, supabaseUrl, origins }: SecurityOptions): string[] {
  if (supabaseUrl) return [supabaseUrl.origin, supabaseUrl.origin.replace(/^http/, "ws")]
  const sockets = origins.filter(isExpressible).map(origin => origin.replace(/^http/, "ws"))
  // A page opened under another of our hosts still uses the gateway under the first one.
  return origins.length > 1 ? [siteUrl.origin, ...sockets] : sockets
}

// CSP source expressions cannot contain IPv6 addresses.
function isExpressible(origin: string): boolean {
  return !origin.includes("[")
}
