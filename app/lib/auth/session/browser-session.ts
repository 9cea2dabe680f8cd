import { useSyncExternalStore } from "react"
import { fetchWithRetry } from "#app/lib/supabase/fetch-with-retry.ts"
import { type Claims, type Session, SessionStore, startTicking } from "./session-store.ts"

let store: SessionStore | undefined

/** The browser's session store. The server has none: it identifies each request by its cookie. */
function browserSession() {
  store ??= new SessionStore({ ask: askForToken, tabs: otherTabs() })
  return store
}

const SIGNED_OUT = { supabase_session: null, user: null }

export function useSession() {
  return useSyncExternalStore(
    reader => browserSession().subscribe(reader),
    () => browserSession().snapshot(),
    () => SIGNED_OUT,
  )
}

/** Updates the session from loader data, keeps its token fresh and the tabs in sync. Returns the cleanup function. */
export function startBrowserSession(user: Claims | null, onDifference: () => void) {
  browserSession().follow(user)
  browserSession().onDifference(onDifference)
  // After sign-in the token is requested at once, not at the next tick.
  return startTicking(browserSession(), document)
}

export function accessToken() {
  return browserSession().accessToken()
}

async function askForToken(): Promise<Session | null> {
  const response = await fetchWithRetry(fetch)("/auth/token", { method: "POST" })
  if (response.ok) return (await response.json()) as Session
  if (response.status === 401) return null
  throw new Error(`The session could not be renewed: ${response.status}`)
}

function otherTabs() {
  const channel = new BroadcastChannel("supabase_session")
  return {
    post: (identity: string | null) => channel.postMessage(identity),
    onMessage: (listener: (identity: string | null) => void) => {
      channel.onmessage = ({ data }) => listener(data)
    },
  }
}
