import { createContext, type RouterContextProvider } from "react-router"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { getClaims, supabase } from "./request-session.server.ts"

type Context = Readonly<RouterContextProvider>

/** What every page knows about its member. */
export type Account = Database["public"]["Functions"]["my_account"]["Returns"][number]

const accountContext = createContext<Promise<Account | null> | null>(null)

/** The account of the signed-in member, or null for a visitor. However many ask, the database is asked once. */
export function memberAccount(context: Context): Promise<Account | null> {
  const known = context.get(accountContext)
  if (known) return known
  const asked = getClaims(context) ? askForAccount(context) : Promise.resolve(null)
  context.set(accountContext, asked)
  return asked
}

async function askForAccount(context: Context): Promise<Account | null> {
  const { data, error, status } = await supabase(context).rpc("my_account").maybeSingle()
  // A session that ended elsewhere is a visitor's; its cookie goes with the answer.
  if (status === 401) return null
  if (error) throw error
  return data
}
