import type { AuthError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { authProblem } from "#app/lib/auth/auth-errors.server.ts"
import { invalidForm } from "./parse-form.ts"

/** The result for a form that the auth service rejected: its reason beside the field it concerns. */
export function authErrorResult(context: Readonly<RouterContextProvider>, form: FormData, error: AuthError) {
  const { field, message, status, headers } = authProblem(context, error)
  return invalidForm(form, { [field]: message }, { status, headers })
}
