import type { AuthError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type Proof, type ProofKind, proofSchema } from "./proof-schema.ts"
import { anonClient, authOf, getClaims, supabase } from "./session/request-session.server.ts"
import { signIn } from "./sign-in.server.ts"

type Context = Readonly<RouterContextProvider>

type Proven<Result> = { result: Result } | { error: AuthError }

/** Runs a query as the member who has just reauthenticated. */
export function withProof<Result>(
  context: Context,
  proof: Proof,
  run: (db: SupabaseDb) => Promise<Result>,
): Promise<Proven<Result>> {
  return proof.kind === "app"
    ? withSecondFactor(context, proof.code, run)
    : withNewSession(context, proof, run)
}

/** The proof a member has to give; the emailed code is for those without a password. */
export function proofFor(context: Context, wanted: string | null): ProofKind {
  if (getClaims(context)?.aal === "aal2") return "app"
  return wanted === "mail" ? "mail" : "password"
}

async function withSecondFactor<Result>(
  context: Context,
  code: string,
  run: (db: SupabaseDb) => Promise<Result>,
): Promise<Proven<Result>> {
  const { mfa } = authOf(context)
  const { data, error } = await mfa.listFactors()
  if (error) return { error }
  const [factor] = data.totp
  if (!factor) throw new Error("A session with a second factor belongs to a member who has none")
  const verified = await mfa.challengeAndVerify({ factorId: factor.id, code })
  return verified.error ? { error: verified.error } : { result: await run(supabase(context)) }
}

// A separate session with a fresh sign-in time, ended afterwards; the member's own session is unchanged.
async function withNewSession<Result>(
  context: Context,
  proof: Exclude<Proof, { kind: "app" }>,
  run: (db: SupabaseDb) => Promise<Result>,
): Promise<Proven<Result>> {
  const db = anonClient(context.get(appContext))
  const email = ownAddress(context)
  const { error } =
    proof.kind === "password"
      ? await db.auth.signInWithPassword({ email, password: proof.password })
      : await db.auth.verifyOtp({ email, token: proof.code, type: "email" })
  if (error) return { error }
  try {
    return { result: await run(db) }
  } finally {
    await db.auth.signOut({ scope: "local" })
  }
}

/** Replaces the browser's session by one with a new sign-in time, and returns its client. */
export async function renewSession(
  context: Context,
  proof: Proof,
): Promise<{ db: SupabaseDb } | { error: AuthError }> {
  if (proof.kind === "app") {
    const verified = await withSecondFactor(context, proof.code, async db => db)
    return "error" in verified ? verified : { db: verified.result }
  }
  const email = ownAddress(context)
  const renewed = await signIn(context, auth =>
    proof.kind === "password"
      ? auth.signInWithPassword({ email, password: proof.password })
      : auth.verifyOtp({ email, token: proof.code, type: "email" }),
  )
  if (renewed.outcome === "refused") return { error: renewed.error }
  if (renewed.outcome !== "signed-in") throw new Error(`The new session is ${renewed.outcome}`)
  return { db: renewed.db }
}

type ReauthenticatedClient =
  | { db: SupabaseDb; rejected?: undefined }
  | { db?: undefined; rejected: ReturnType<typeof invalidForm> }

/** The client for a form with `ReauthenticatedSubmit`: of the new session if the member reauthenticated in the form. */
export async function reauthenticatedClient(
  context: Context,
  form: FormData,
): Promise<ReauthenticatedClient> {
  if (form.has("send_code")) {
    const error = await emailCode(context)
    return { rejected: error ? authErrorResult(context, form, error) : askForProof(context, form, "mail") }
  }
  if (!form.has("by")) return { db: supabase(context) }
  const parsed = parseForm(proofSchema(proofFor(context, String(form.get("by")))), form)
  if (!parsed.ok) return { rejected: parsed.result }
  const renewed = await renewSession(context, parsed.value)
  if ("error" in renewed) return { rejected: proofErrorResult(context, form, renewed.error) }
  // The new session is enough: other errors of this form do not ask again.
  form.delete("by")
  return renewed
}

/** The result for a form that needs a new sign-in: the page shows the fields for it and keeps the answers. */
export function askForProof(context: Context, form: FormData, wanted: string | null = null) {
  form.set("by", proofFor(context, wanted))
  return invalidForm(form, {})
}

/** Emails the member a code, for those without a password. */
export async function emailCode(context: Context): Promise<AuthError | null> {
  const { auth } = anonClient(context.get(appContext))
  const options = { shouldCreateUser: false }
  return (await auth.signInWithOtp({ email: ownAddress(context), options })).error
}

export function proofErrorResult(context: Context, form: FormData, error: AuthError) {
  if (error.code === "invalid_credentials")
    return invalidForm(form, { password: "That is not your password." })
  return authErrorResult(context, form, error)
}

function ownAddress(context: Context) {
  return String(getClaims(context)?.email ?? "")
}
