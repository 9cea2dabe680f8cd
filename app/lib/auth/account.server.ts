import { createContext, type RouterContextProvider } from "react-router"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { getClaims, supabase } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

/** The account data that every member page needs. */
export type Account = Database["public"]["Functions"]["my_account"]["Returns"][number]

const accountContext = createContext<Promise<Account | null> | null>(null)

/** The account of the signed-in member, or null for a visitor. Queried once per request. */
export function memberAccount(context: Context): Promise<Account | null> {
  const known = context.get(accountContext)
  if (known) return known
  const account = getClaims(context) ? queryAccount(context) : Promise.resolve(null)
  context.set(accountContext, account)
  return account
}

async function queryAccount(context: Context): Promise<Account | null> {
  const { data, error, status } = await supabase(context).rpc("my_account").maybeSingle()
  // The session was ended elsewhere: the request is a visitor's, and the response clears its cookie.
  if (status === 401) return null
  if (error) throw error
  return data
}
