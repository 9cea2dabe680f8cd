import { data, type RouterContextProvider, redirect } from "react-router"
import { redirectWithFlash, setFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { memberAccount } from "./account.server.ts"
import { dropFormDraft, keepFormDraft } from "./form-draft.server.ts"
import { requireMember, toSignIn } from "./guard.server.ts"
import { ROLE_VIEW } from "./role-view.server.ts"
import { requireNewSignIn } from "./sign-in-again.server.ts"
import { staffSession } from "./staff-session.server.ts"

type Context = Readonly<RouterContextProvider>

interface StaffRequest {
  context: Context
  request: Request
  url: URL
}

/**
 * Requires one of the roles, a second factor and a session within the limits for staff; otherwise it asks to sign in
 * again. The database enforces the same for every row; this check explains what is missing instead of showing empty
 * lists.
 */
export async function requireStaff(context: Context, url: URL, ...allowed: string[]) {
  const { isOver, isViewing: _, ...member } = await staffMember(context, url, allowed)
  if (isOver) throw toNewSignIn(context)
  return member
}

/** The form that staff submitted. If their session is over, it is kept until they have signed in again. */
export async function requireStaffForm({ context, request, url }: StaffRequest, ...allowed: string[]) {
  const { isOver, isViewing } = await staffMember(context, url, allowed)
  const form = await readForm(request)
  if (isViewing) throw redirectWithFlash(context, `${url.pathname}${url.search}`, ROLE_VIEW, "warm")
  if (isOver) {
    await keepFormDraft(context, url.pathname, form)
    throw toNewSignIn(context)
  }
  await dropFormDraft(context, url.pathname)
  return form
}

/** For requests by scripts, whose page stays open. */
export async function requireStaffFetch(context: Context, url: URL, ...allowed: string[]) {
  const { isOver, isViewing } = await staffMember(context, url, allowed)
  if (isOver) throw data("Sign in again", { status: 401 })
  if (isViewing) throw data(ROLE_VIEW, { status: 403 })
}

/** Administrators may do what any role may. */
export function hasRole(roles: readonly string[], ...wanted: string[]) {
  return roles.some(role => role === "admin" || wanted.includes(role))
}

async function staffMember(context: Context, url: URL, allowed: readonly string[]) {
  const claims = requireMember(context)
  const [account, session] = await Promise.all([memberAccount(context), staffSession(context)])
  const roles: readonly string[] = account?.roles ?? []
  if (roles.length === 0) throwUnknownPath({ url })
  if (claims.aal !== "aal2") throw redirect("/me/security")
  if (allowed.length > 0 && !hasRole(roles, ...allowed))
    throw data("Your role does not open this page", { status: 403 })
  return { sub: claims.sub, roles, isOver: session === "over", isViewing: session === "viewing" }
}

function toNewSignIn(context: Context) {
  requireNewSignIn(context)
  setFlash(context, "Your staff session is over. Sign in again, and you’re back where you were.", "warm")
  return toSignIn(context)
}
