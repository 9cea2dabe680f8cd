import type { AuthError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { anonClient, getClaims, supabase } from "#app/lib/auth/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

type Context = Readonly<RouterContextProvider>

/** How somebody shows that they are who is signed in: whoever has a second factor, by that. */
export type ProofKind = "password" | "mail" | "app"
export type Proof = { kind: "password"; password: string } | { kind: "mail" | "app"; code: string }

type Proven<Result> = { result: Result } | { refusal: AuthError }

/** Does something as the member who has just shown who they are. */
export function withProof<Result>(
  context: Context,
  proof: Proof,
  deed: (db: SupabaseDb) => Promise<Result>,
): Promise<Proven<Result>> {
  return proof.kind === "app"
    ? withSecondFactor(context, proof.code, deed)
    : withNewSession(context, proof, deed)
}

/** Which proof is asked of a member; the mailed code is for those who have no password. */
export function proofFor(context: Context, wanted: string | null): ProofKind {
  if (getClaims(context)?.aal === "aal2") return "app"
  return wanted === "mail" ? "mail" : "password"
}

async function withSecondFactor<Result>(
  context: Context,
  code: string,
  deed: (db: SupabaseDb) => Promise<Result>,
): Promise<Proven<Result>> {
  const db = supabase(context)
  const { data, error } = await db.auth.mfa.listFactors()
  if (error) return { refusal: error }
  const [factor] = data.totp
  if (!factor) throw new Error("A session with a second factor belongs to a member who has none")
  const verified = await db.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  return verified.error ? { refusal: verified.error } : { result: await deed(db) }
}

// A session of its own that knows the hour of the proof, and ends with the deed. The member's own stays as it is.
async function withNewSession<Result>(
  context: Context,
  proof: Exclude<Proof, { kind: "app" }>,
  deed: (db: SupabaseDb) => Promise<Result>,
): Promise<Proven<Result>> {
  const db = anonClient(context.get(appContext))
  const email = ownAddress(context)
  const { error } =
    proof.kind === "password"
      ? await db.auth.signInWithPassword({ email, password: proof.password })
      : await db.auth.verifyOtp({ email, token: proof.code, type: "email" })
  if (error) return { refusal: error }
  try {
    return { result: await deed(db) }
  } finally {
    await db.auth.signOut({ scope: "local" })
  }
}

/** Mails the member a code, for those who have no password. */
export async function mailCode(context: Context): Promise<AuthError | null> {
  const { auth } = anonClient(context.get(appContext))
  const options = { shouldCreateUser: false }
  return (await auth.signInWithOtp({ email: ownAddress(context), options })).error
}

function ownAddress(context: Context) {
  return String(getClaims(context)?.email ?? "")
}
