import { createContext, type RouterContextProvider } from "react-router"
import { getClaims, supabase } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

const sessionContext = createContext<ReturnType<typeof extendStaffSession> | null>(null)

/** The state of the caller's staff session, which this extends. Once per request. */
export function staffSession(context: Context) {
  const known = context.get(sessionContext)
  if (known) return known
  const state = extendStaffSession(context)
  context.set(sessionContext, state)
  return state
}

async function extendStaffSession(context: Context) {
  if (getClaims(context)?.aal !== "aal2") return "none"
  const { data: state, error, status } = await supabase(context).rpc("use_staff_session")
  // The session was ended elsewhere, which the account shows too.
  if (status === 401) return "none"
  if (error) throw error
  return state
}
