import type { SiteEnv } from "../env.ts"
import type { Backend } from "./backend.ts"

/** How the site connects to Supabase: the backend in this process, or a hosted project. */
export interface Supabase {
  url: string
  publishableKey: string
  /** Passes on the visitor's address, so that rate limits apply per visitor. */
  fetchFor(address: string | null): typeof fetch
  isReady(): Promise<boolean>
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
  }
}

export function hostedSupabase(
  url: URL,
  publishableKey: string,
  signInWith?: SiteEnv["signInWith"],
): Supabase {
  async function fetchHosted(input: RequestInfo | URL, init?: RequestInit) {
    const request = new Request(input, init)
    refuseOtherOrigin(request, url)
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(HOSTED_TIMEOUT_MS)])
    return fetch(request, { redirect: "error", signal })
  }
  return {
    url: url.origin,
    publishableKey,
    signInWith,
    // A hosted project accepts a client address only with a secret key, which the site does not have.
    fetchFor: () => fetchHosted,
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
    return hostedSupabase(env.supabaseUrl, env.publishableKey, env.signInWith)
  throw new Error("neither an embedded backend nor a hosted project")
}

// The site's client can only connect to its own backend, whatever URL a page passes.
function refuseOtherOrigin(request: Request, url: URL) {
  if (new URL(request.url).origin !== url.origin)
    throw new TypeError("refused: not an address of our Supabase")
}
