import { join, resolve } from "node:path"
import { z } from "zod"
import { isLoopback } from "./http/hosts.ts"
import { practiceProblem, practiceUrl } from "./practice/practice-env.ts"

/** A problem that the operator can fix; printed as one line without a stack trace. */
export class ConfigurationError extends Error {}

export interface SiteEnv {
  port: number
  host: string
  siteUrl: URL
  supabaseUrl: URL | null
  publishableKey: string | null
  /** Of the hosted project; never sent to a browser. */
  secretKey: string | null
  databaseUrl: string | null
  dataDir: string
  /** Where nightly backups of the embedded database are written, and for how many days each is kept; 0 makes none. */
  backups: { folder: string; days: number }
  trustProxy: number
  smtpUrl: string | null
  mailFrom: string | null
  /** Signs the webhooks of the email provider. */
  mailWebhookSecret: string | null
  /** Relays of the randomness beacon that raffles use, separated by commas. */
  beaconUrls: string | null
  /** Keys of the payment provider; never sent to a browser. */
  stripe: { secretKey: string; webhookSecret: string } | null
  /** Apple's file that proves whose domain this is. */
  applePayFile: string | null
  /** 64 hexadecimal digits; without it, a file in the data folder has the key. */
  sealingKey: string | null
  /** Additional sign-in methods of the hosted project. */
  signInWith: { providers: readonly string[]; domains: readonly string[] }
  dev: boolean
  /** The practice site that this one starts beside itself. */
  practice: { port: number; url: URL } | null
  /** Of a practice site: the key of the links that open it, or null on this machine alone. */
  asPractice: { key: string | null } | null
}

const port = z.coerce.number().int().min(1).max(65535)
const webAddress = z.url({ protocol: /^https?$/ })

function commaList(item: RegExp) {
  return z
    .string()
    .transform(text => text.split(",").map(part => part.trim()))
    .pipe(z.array(z.string().regex(item)))
}

const FIELDS = {
  PORT: { schema: port, description: "a whole number from 1 to 65535", example: "PORT=3000" },
  HOST: {
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
    description: "the address to listen on, 0.0.0.0 for every interface",
    example: "HOST=127.0.0.1",
  },
  SITE_URL: {
    schema: webAddress.refine(
      text => URL.canParse(text) && new URL(text).pathname === "/" && !/[?#@]/.test(text),
    ),
    description: "the public address of the site, without a path",
    example: "SITE_URL=https://www.example.org",
  },
  SUPABASE_URL: {
    schema: webAddress,
    description: "the address of a Supabase project",
    example: "SUPABASE_URL=https://abcdefgh.supabase.co",
  },
  SUPABASE_PUBLISHABLE_KEY: {
    schema: z.string().regex(/^[\w.-]+$/),
    description: "the project's publishable key",
    example: "SUPABASE_PUBLISHABLE_KEY=sb_publishable_…",
  },
  SUPABASE_SECRET_KEY: {
    schema: z.string().regex(/^sb_secret_[\w-]+$/),
    description:
      "a secret key of the project, used only to pass on the visitor's address to its auth service and to grant coins",
    example: "SUPABASE_SECRET_KEY=sb_secret_…",
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    description: "the address of a PostgreSQL server",
    example: "DATABASE_URL=postgres://user:password@localhost:5432/site",
  },
  DATA_DIR: {
    schema: z.string().regex(/^[^\0]+$/),
    description: "the folder for the embedded database and files",
    example: "DATA_DIR=.data",
  },
  BACKUP_DIR: {
    schema: z.string().regex(/^[^\0]+$/),
    description: "the folder for nightly backups",
    example: "BACKUP_DIR=/mnt/backups",
  },
  BACKUP_DAYS: {
    schema: z.coerce.number().int().min(0).max(365),
    description: "for how many days a backup is kept, or 0 for no backups",
    example: "BACKUP_DAYS=14",
  },
  TRUST_PROXY: {
    schema: z.union([z.literal("off").transform(() => 0), z.coerce.number().int().min(0).max(10)]),
    description: "the number of proxies in front of the site, or off",
    example: "TRUST_PROXY=1",
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }),
    description: "the address of a mail server",
    example: "SMTP_URL=smtp://user:password@mail.example.org:587",
  },
  MAIL_FROM: {
    schema: z.string().regex(/^([^<>"\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u),
    description: "the sender of emails",
    example: 'MAIL_FROM="Open Airway <mail@example.org>"',
  },
  MAIL_WEBHOOK_SECRET: {
    schema: z.string().regex(/^whsec_[A-Za-z0-9+/]{22,}={0,2}$/),
    description: "the signing secret of the email provider's webhook",
    example: "MAIL_WEBHOOK_SECRET=whsec_…",
  },
  BEACON_URLS: {
    schema: z.string().regex(/^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/),
    description: "the addresses of drand relays, separated by commas",
    example: "BEACON_URLS=https://api.drand.sh",
  },
  STRIPE_SECRET_KEY: {
    schema: z.string().regex(/^(sk|rk)_(live|test)_\w+$/),
    description: "the secret key of a Stripe account",
    example: "STRIPE_SECRET_KEY=sk_live_…",
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().regex(/^whsec_\w+$/),
    description: "the signing secret of the Stripe webhook",
    example: "STRIPE_WEBHOOK_SECRET=whsec_…",
  },
  APPLE_PAY_FILE: {
    schema: z.string().regex(/^[^\0]+$/),
    description: "the path of the domain association file from the Stripe dashboard",
    example: "APPLE_PAY_FILE=/etc/open-airway/apple-developer-merchantid-domain-association",
  },
  SEALING_KEY: {
    schema: z.string().regex(/^[0-9a-f]{64}$/i),
    description: "64 hexadecimal digits, which encrypt the addresses of refills",
    example: "SEALING_KEY=$(openssl rand -hex 32)",
  },
  OAUTH_PROVIDERS: {
    schema: commaList(/^[a-z][a-z0-9_]{1,30}$/),
    description: "the providers enabled in the Supabase project, separated by commas",
    example: "OAUTH_PROVIDERS=google,apple",
  },
  SSO_DOMAINS: {
    schema: commaList(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    description: "the domains with single sign-on in the Supabase project, separated by commas",
    example: "SSO_DOMAINS=example.org",
  },
  PRACTICE_PORT: {
    schema: port,
    description: "the port of the practice site beside this one",
    example: "PRACTICE_PORT=3001",
  },
  PRACTICE_URL: {
    schema: webAddress,
    description: "the public address of the practice site, on a host of its own",
    example: "PRACTICE_URL=https://practice.example.org",
  },
  PRACTICE: { schema: z.literal("on"), description: "on, or not set", example: "PRACTICE=on" },
  PRACTICE_KEY: {
    schema: z.string().regex(/^[0-9a-f]{64}$/),
    description: "64 hexadecimal digits",
    example: "PRACTICE_KEY=$(openssl rand -hex 32)",
  },
  NODE_ENV: {
    schema: z.enum(["production", "development", "test"]),
    description: "production, development or test",
    example: "NODE_ENV=production",
  },
} as const

// These values are sent to every browser, so a secret in them would be published.
const PUBLIC = ["SITE_URL", "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"] as const

export function readEnv(argv: readonly string[], source: NodeJS.ProcessEnv = process.env): SiteEnv {
  for (const name of PUBLIC) {
    if (looksLikeSecret(source[name] ?? "")) {
      throw new ConfigurationError(
        `${name} contains a secret key, but this value is sent to every browser; use the publishable key, for example ${FIELDS[name].example}`,
      )
    }
  }
  const listenPort = read(source, "PORT") ?? 3000
  const supabaseUrl = read(source, "SUPABASE_URL")
  const publishableKey = read(source, "SUPABASE_PUBLISHABLE_KEY")
  if (supabaseUrl && !publishableKey) {
    throw new ConfigurationError(
      `SUPABASE_PUBLISHABLE_KEY is missing; it is required with SUPABASE_URL, for example ${FIELDS.SUPABASE_PUBLISHABLE_KEY.example}`,
    )
  }
  const smtpUrl = read(source, "SMTP_URL")
  const mailFrom = read(source, "MAIL_FROM")
  if (smtpUrl && !mailFrom) {
    throw new ConfigurationError(
      `MAIL_FROM is missing; it is required with SMTP_URL, for example ${FIELDS.MAIL_FROM.example}`,
    )
  }
  const stripeKey = read(source, "STRIPE_SECRET_KEY")
  const webhookSecret = read(source, "STRIPE_WEBHOOK_SECRET")
  if (stripeKey && !webhookSecret) {
    throw new ConfigurationError(
      `STRIPE_WEBHOOK_SECRET is missing; it is required with STRIPE_SECRET_KEY, for example ${FIELDS.STRIPE_WEBHOOK_SECRET.example}`,
    )
  }
  const dataDir = resolve(read(source, "DATA_DIR") ?? ".data")
  const siteUrl = new URL(read(source, "SITE_URL") ?? `http://localhost:${listenPort}`)
  const asPractice = read(source, "PRACTICE") ? { key: read(source, "PRACTICE_KEY") ?? null } : null
  const problem = asPractice && practiceProblem(source, siteUrl)
  if (problem) throw new ConfigurationError(problem)
  return {
    port: listenPort,
    host: read(source, "HOST") ?? "127.0.0.1",
    siteUrl,
    supabaseUrl: supabaseUrl ? new URL(supabaseUrl) : null,
    publishableKey: publishableKey ?? null,
    secretKey: (supabaseUrl && read(source, "SUPABASE_SECRET_KEY")) || null,
    databaseUrl: read(source, "DATABASE_URL") ?? null,
    dataDir,
    backups: {
      folder: resolve(read(source, "BACKUP_DIR") ?? join(dataDir, "backups")),
      days: read(source, "BACKUP_DAYS") ?? 14,
    },
    trustProxy: read(source, "TRUST_PROXY") ?? 0,
    smtpUrl: smtpUrl ?? null,
    mailFrom: mailFrom ?? null,
    mailWebhookSecret: read(source, "MAIL_WEBHOOK_SECRET") ?? null,
    beaconUrls: read(source, "BEACON_URLS") ?? null,
    stripe: stripeKey && webhookSecret ? { secretKey: stripeKey, webhookSecret } : null,
    applePayFile: read(source, "APPLE_PAY_FILE") ?? null,
    sealingKey: read(source, "SEALING_KEY") ?? null,
    // The embedded backend supports only email and password.
    signInWith: {
      providers: (supabaseUrl && read(source, "OAUTH_PROVIDERS")) || [],
      domains: (supabaseUrl && read(source, "SSO_DOMAINS")) || [],
    },
    dev: argv.includes("--dev") || read(source, "NODE_ENV") !== "production",
    practice: asPractice ? null : readPracticeSite(source, siteUrl),
    asPractice,
  }
}

/** The settings of `npm run practice`: where it listens, and nothing of a real site. */
export function readPracticeEnv(argv: readonly string[], source: NodeJS.ProcessEnv = process.env) {
  const { PRACTICE_PORT, HOST, DATA_DIR, NODE_ENV } = source
  return readEnv(argv, { PORT: PRACTICE_PORT ?? "3001", HOST, DATA_DIR, NODE_ENV })
}

// Everything else of this process's environment could connect the practice site with something real.
const PASSED_ON = ["PATH", "HOME", "LANG", "TMPDIR", "TZ", "NODE_ENV", "NODE_COMPILE_CACHE"]

/** The whole environment of a practice site's process. */
export function practiceEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))
  return { ...Object.fromEntries(passedOn), ...settings, PRACTICE: "on" }
}

function readPracticeSite(source: NodeJS.ProcessEnv, siteUrl: URL) {
  const practicePort = read(source, "PRACTICE_PORT")
  if (practicePort === undefined) return null
  const url = practiceUrl(siteUrl, practicePort, read(source, "PRACTICE_URL"))
  // Cookies of one host reach every port of it, and the address of this machine means nothing elsewhere.
  if (url.hostname === siteUrl.hostname || isLoopback(url.hostname) !== isLoopback(siteUrl.hostname)) {
    throw new ConfigurationError(
      `PRACTICE_URL must be a public address on another host than SITE_URL, for example ${FIELDS.PRACTICE_URL.example}`,
    )
  }
  return { port: practicePort, url }
}

function read<Name extends keyof typeof FIELDS>(source: NodeJS.ProcessEnv, name: Name) {
  const text = source[name]
  if (text === undefined || text === "") return undefined
  const { schema, description, example } = FIELDS[name]
  const result = schema.safeParse(text)
  // The value is not part of the message: it may be a password in the wrong variable.
  if (!result.success) throw new ConfigurationError(`${name} must be ${description}, for example ${example}`)
  return result.data as z.infer<(typeof FIELDS)[Name]["schema"]>
}

export function looksLikeSecret(value: string): boolean {
  if (/\b(sb_secret_|sk_|rk_live_|whsec_)/.test(value) || /service_role/.test(value)) return true
  return value.split(/[^\w.-]/).some(part => {
    const [, payload] = part.split(".")
    if (!part.startsWith("eyJ") || !payload) return false
    return Buffer.from(payload, "base64url").toString().includes("service_role")
  })
}
