import { isLoopback } from "../http/hosts.ts"

/** What connects a site with something real. */
const REAL = [
  ...["DATABASE_URL", "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"],
  ...["SMTP_URL", "MAIL_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ...["APPLE_PAY_FILE", "SEALING_KEY", "BACKUP_DIR"],
]

/** Why a practice site does not start with these settings, or null. */
export function practiceProblem(source: NodeJS.ProcessEnv, siteUrl: URL): string | null {
  const real = REAL.find(name => source[name])
  if (real) {
    return `A practice site takes no ${real}, because nothing real may be in its reach. Start it with npm run practice, or set PRACTICE_PORT on the real site, which starts it without`
  }
  if (isLoopback(siteUrl.hostname) || source.PRACTICE_KEY) return null
  return "A practice site at a public address is started by the real site, whose links open it: set PRACTICE_PORT and PRACTICE_URL there"
}

/** Where the practice site of a real site is: at an address of its own, because browsers share cookies between ports. */
export function practiceUrl(siteUrl: URL, port: number, given: string | undefined): URL {
  if (given) return new URL(given)
  return new URL(`http://${siteUrl.hostname === "127.0.0.1" ? "localhost" : "127.0.0.1"}:${port}`)
}
