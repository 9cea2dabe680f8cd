import { FunctionsHttpError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"

type Context = Readonly<RouterContextProvider>

/** A certificate as a signed Open Badges 3.0 credential. */
export async function signedCredential(context: Context, id: string): Promise<string> {
  return (await invokeVerify<{ jwt: string }>(context, { want: "credential", id }))!.jwt
}

export interface StatusList {
  jwt: string
  /** How many milliseconds a copy may be reused. */
  ttl: number
}

/** The signed list of revoked and suspended certificates. */
export async function signedStatusList(context: Context): Promise<StatusList> {
  return (await invokeVerify<StatusList>(context, { want: "status" }))!
}

/** The issuer's public keys as a did:web document. */
export async function issuerDocument(context: Context): Promise<object> {
  return (await invokeVerify<{ document: object }>(context, { want: "keys" }))!.document
}

// Only the edge function has the signing key. Null if it returns 400 or 404.
async function invokeVerify<T>(context: Context, body: { want: string; id?: string }): Promise<T | null> {
  const { data, error } = await anonClient(context.get(appContext)).functions.invoke<T>("verify", {
    body,
  })
  if (error instanceof FunctionsHttpError && [400, 404].includes(error.context.status)) return null
  if (error) throw error
  return data
}
