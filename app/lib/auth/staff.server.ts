import { data, type RouterContextProvider, redirect } from "react-router"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { memberAccount } from "./account.server.ts"
import { requireMember } from "./guard.server.ts"

type Context = Readonly<RouterContextProvider>

/**
 * Requires one of the roles and a second factor. The database enforces the same for every row; this check explains
 * what is missing instead of showing empty lists.
 */
export async function requireStaff(context: Context, url: URL, ...allowed: string[]) {
  const claims = requireMember(context)
  const roles: readonly string[] = (await memberAccount(context))?.roles ?? []
  if (roles.length === 0) throwUnknownPath({ url })
  if (claims.aal !== "aal2") throw redirect("/me/security")
  if (allowed.length > 0 && !hasRole(roles, ...allowed))
    throw data("Your role does not open this page", { status: 403 })
  return { sub: claims.sub, roles }
}

/** Administrators may do what any role may. */
export function hasRole(roles: readonly string[], ...wanted: string[]) {
  return roles.some(role => role === "admin" || wanted.includes(role))
}
