import type { AuthError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Proof, ProofKind } from "./proof-schema.ts"
import { anonClient, getClaims, supabase } from "./session/request-session.server.ts"

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
  const db = supabase(context)
  const { data, error } = await db.auth.mfa.listFactors()
  if (error) return { error }
  const [factor] = data.totp
  if (!factor) throw new Error("A session with a second factor belongs to a member who has none")
  const verified = await db.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  return verified.error ? { error: verified.error } : { result: await run(db) }
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
