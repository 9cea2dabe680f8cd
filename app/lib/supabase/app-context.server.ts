import { createContext } from "react-router"

/** What the server lends to a request: how to reach Supabase, who we are, where errors go. */
export interface AppContext {
  /** Speaks to Supabase; in process when the backend is embedded. */
  fetch: typeof fetch
  supabaseUrl: string
  publishableKey: string
  siteUrl: string
  /** Where the visitor comes from; null while rendering for everybody. */
  clientAddress?: string | null
  requestId: string
  /** On every inline script that rendering writes, as its `nonce`: the server allows those by hash, no others. */
  scriptMark: string
  /** Whether the backend runs in this process: pages for whoever builds the site exist only then. */
  isEmbedded?: boolean
  /** Other ways to sign in that the hosted project has: providers, and domains with single sign-on. */
  signInWith?: { providers: readonly string[]; domains: readonly string[] }
  report(error: unknown): void
}

export const appContext = createContext<AppContext>()
