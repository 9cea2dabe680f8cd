import { type RouterContextProvider, redirect } from "react-router"
import { signIn } from "#app/lib/auth/sign-in.server.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { TASKS } from "./tasks.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
}

const NO_STAFF = ["member", "learner of 16", "guardian"]

/** The accounts that can be opened. A real site has no such page. */
export function practiceAccounts(args: Args) {
  return practiceOf(args).accounts.map(({ email, name, role }) => ({
    ...{ email, name, role, task: TASKS[role] ?? "" },
    isStaff: !NO_STAFF.includes(role),
  }))
}

/** Opens an account, or starts over with fresh data. */
export async function practiceAction(args: Args, form: FormData) {
  const practice = practiceOf(args)
  if (form.get("intent") === "start-over") {
    practice.startOver()
    return { isStartingOver: true }
  }
  const email = String(form.get("email") ?? "")
  const account = practice.accounts.find(account => account.email === email)
  const password = account && (await practice.passwordOf(email))
  if (!account || !password) throwUnknownPath(args)
  const { outcome } = await signIn(args.context, async auth => {
    const first = await auth.signInWithPassword({ email, password })
    if (!first.data.session) return first
    await practice.passSecondFactor(sessionIdOf(first.data.session.access_token))
    return auth.refreshSession()
  })
  if (outcome !== "signed-in") throw new Error(`The practice account ${email} could not be opened`)
  return redirect(NO_STAFF.includes(account.role) ? "/me" : "/staff", 303)
}

function practiceOf({ context, url }: Args) {
  return context.get(appContext).practice ?? throwUnknownPath({ url })
}

function sessionIdOf(token: string): string {
  return JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()).session_id
}
