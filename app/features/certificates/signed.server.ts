import { FunctionsHttpError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { anonClient } from "#app/lib/auth/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"

type Context = Readonly<RouterContextProvider>

/** A certificate as a signed Open Badges 3.0 credential. */
export async function signedCredential(context: Context, id: string): Promise<string> {
  return (await asked<{ jwt: string }>(context, { want: "credential", id }))!.jwt
}

/** The signed list of revoked or suspended certificates; null for any other purpose. */
export async function signedStatusList(context: Context, purpose: string): Promise<string | null> {
  return (await asked<{ jwt: string }>(context, { want: "status", id: purpose }))?.jwt ?? null
}

/** The issuer's public keys, as did:web finds them. */
export async function issuerDocument(context: Context): Promise<object> {
  return (await asked<{ document: object }>(context, { want: "keys" }))!.document
}

// Only the function has the key; null where it does not know what it is asked for.
async function asked<T>(context: Context, body: { want: string; id?: string }): Promise<T | null> {
  const { data, error } = await anonClient(context.get(appContext)).functions.invoke<T>("verify", {
    body,
  })
  if (error instanceof FunctionsHttpError && [400, 404].includes(error.context.status)) return null
  if (error) throw error
  return data
}
