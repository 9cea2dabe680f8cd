import { createClient } from "@supabase/supabase-js"
import { createContext, type RouterContextProvider } from "react-router"
import type { Database } from "./database.types.ts"
import type { Db } from "./db.ts"
import { type SiteServices, servicesContext } from "./services.server.ts"

const clientContext = createContext<Db | null>(null)

/** The one Supabase client of this request, speaking as the visitor, so that the policies decide. */
export function visitorDb(context: Readonly<RouterContextProvider>): Db {
  const known = context.get(clientContext)
  if (known) return known
  const db = anonymousDb(context.get(servicesContext))
  context.set(clientContext, db)
  return db
}

export function anonymousDb({ fetch, publishableKey, supabaseUrl }: SiteServices): Db {
  return createClient<Database>(supabaseUrl, publishableKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: false },
    global: { fetch },
  })
}
