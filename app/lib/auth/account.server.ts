import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { getClaims, supabase } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

/** The account data that every member page needs. */
export type Account = Database["public"]["Functions"]["my_account"]["Returns"][number]

const accountContext = createContext<Promise<Account | null> | null>(null)
const withCoursesContext = createContext(false)

/** Route middleware: asks for the member's courses along with the account, which saves two requests. */
export const accountWithCourses: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(withCoursesContext, true)
  return next()
}

/** The account of the signed-in member, or null for a visitor. Queried once per request. */
export function memberAccount(context: Context): Promise<Account | null> {
  const known = context.get(accountContext)
  if (known) return known
  const account = getClaims(context) ? queryAccount(context) : Promise.resolve(null)
  context.set(accountContext, account)
  return account
}

async function queryAccount(context: Context): Promise<Account | null> {
  const { data, error, status } = await supabase(context)
    .rpc("my_account", { with_courses: context.get(withCoursesContext) })
    .maybeSingle()
  // The session was ended elsewhere: the request is a visitor's, and the response clears its cookie.
  if (status === 401) return null
  if (error) throw error
  return data
}
