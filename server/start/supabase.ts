import type { SiteEnv } from "../env.ts"
import type { Backend } from "./backend.ts"
import { type ServerCall, serverCall } from "./server-call.ts"

/** How the site connects to Supabase: the backend in this process, or a hosted project. */
export interface Supabase {
  url: string
  publishableKey: string
  /** Passes on the visitor's address, so that rate limits apply per visitor. */
  fetchFor(address: string | null): typeof fetch
  isReady(): Promise<boolean>
  /** Missing for a hosted project without a secret key. */
  callAsServer?: ServerCall
  /** Sign-in methods in addition to email and password. */
  signInWith?: SiteEnv["signInWith"]
}

const HOSTED_TIMEOUT_MS = 10_000

export function embeddedSupabase(backend: Backend, siteUrl: URL): Supabase {
  return {
    url: siteUrl.origin,
    publishableKey: backend.publishableKey,
    fetchFor: address => async (input, init) => {
      const request = new Request(input, init)
      refuseOtherOrigin(request, siteUrl)
      if (address) request.headers.set("x-client-address", address)
      return backend.fetch(request)
    },
    isReady: () => backend.isReady(),
    callAsServer: serverCall(
      (input, init) => backend.fetch(new Request(input, init)),
      siteUrl,
      backend.secretKey,
    ),
  }
}

interface HostedProject {
  url: URL
  publishableKey: string
  /** Lets the project's auth service limit each visitor instead of this server, and this server grant coins. */
  secretKey?: string | null
  signInWith?: SiteEnv["signInWith"]
}

export function hostedSupabase({ url, publishableKey, secretKey, signInWith }: HostedProject): Supabase {
  async function fetchHosted(input: RequestInfo | URL, init?: RequestInit, address: string | null = null) {
    const request = new Request(input, init)
    refuseOtherOrigin(request, url)
    if (secretKey && address && isAuthRequest(request, publishableKey)) {
      // The project accepts a visitor's address only with a secret key; who is calling is still decided by the token.
      request.headers.set("apikey", secretKey)
      request.headers.set("sb-forwarded-for", address)
    }
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(HOSTED_TIMEOUT_MS)])
    return fetch(request, { redirect: "error", signal })
  }
  return {
    url: url.origin,
    publishableKey,
    signInWith,
    callAsServer: secretKey ? serverCall(fetchHosted, url, secretKey) : undefined,
    fetchFor: address => (input, init) => fetchHosted(input, init, address),
    async isReady() {
      // The settings row is created by the migrations, so one query checks both.
      const response = await fetchHosted(new URL("/rest/v1/site_settings?select=id&limit=1", url), {
        headers: { apikey: publishableKey },
      })
      return response.ok
    },
  }
}

export function supabaseFor(env: SiteEnv, backend: Backend | null): Supabase {
  if (backend) return embeddedSupabase(backend, env.siteUrl)
  if (env.supabaseUrl && env.publishableKey)
    return hostedSupabase({
      url: env.supabaseUrl,
      publishableKey: env.publishableKey,
      secretKey: env.secretKey,
      signInWith: env.signInWith,
    })
  throw new Error("neither an embedded backend nor a hosted project")
}

// A request without a token would get the rights of the secret key, so it keeps the publishable one.
function isAuthRequest({ url, headers }: Request, publishableKey: string) {
  const { pathname } = new URL(url)
  return (
    pathname.startsWith("/auth/v1/") &&
    !pathname.startsWith("/auth/v1/admin/") &&
    headers.get("apikey") === publishableKey &&
    headers.has("authorization")
  )
}

// The site's client can only connect to its own backend, whatever URL a page passes.
function refuseOtherOrigin(request: Request, url: URL) {
  if (new URL(request.url).origin !== url.origin)
    throw new TypeError("refused: not an address of our Supabase")
}
