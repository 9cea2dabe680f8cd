import type { SiteEnv } from "../env.ts"
import type { Backend } from "./backend.ts"

/** How the site reaches Supabase: our own backend in this process, or a project elsewhere. */
export interface Supabase {
  url: string
  publishableKey: string
  /** With the visitor's address, so that the service can tell one visitor's haste from everybody's. */
  fetchFor(address: string | null): typeof fetch
  isReady(): Promise<boolean>
  /** Ways to sign in besides address and password. */
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
  async function ask(input: RequestInfo | URL, init?: RequestInit) {
    const request = new Request(input, init)
    refuseOtherOrigin(request, url)
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(HOSTED_TIMEOUT_MS)])
    return fetch(request, { redirect: "error", signal })
  }
  return {
    url: url.origin,
    publishableKey,
    signInWith,
    // A hosted project takes our word for an address only with a secret key, which the site does not hold.
    fetchFor: () => ask,
    async isReady() {
      // The settings row comes with the first migrations, so one question tells both.
      const answer = await ask(new URL("/rest/v1/site_settings?select=id&limit=1", url), {
        headers: { apikey: publishableKey },
      })
      return answer.ok
    },
  }
}

export function supabaseFor(env: SiteEnv, backend: Backend | null): Supabase {
  if (backend) return embeddedSupabase(backend, env.siteUrl)
  if (env.supabaseUrl && env.publishableKey)
    return hostedSupabase(env.supabaseUrl, env.publishableKey, env.signInWith)
  throw new Error("neither an embedded backend nor a hosted project")
}

// The site's client may speak to its backend and to nobody else, whatever address a page hands it.
function refuseOtherOrigin(request: Request, url: URL) {
  if (new URL(request.url).origin !== url.origin)
    throw new TypeError("refused: not an address of our Supabase")
}
