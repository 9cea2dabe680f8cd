import { href, type RouterContextProvider, redirect } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { certificateOfAttempt } from "./queries.ts"
import { undrawableNameError } from "./undrawable-name.server.ts"

const NAME_RULE = "Enter the name as it should appear, up to 100 characters."
const INITIALS_ONLY = "Until you’re 18, a certificate shows initials at most."

/** Requests the certificate of a passed test in the chosen name. The page at `resultPath` says what is missing. */
export async function requestCertificate(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  resultPath: (attempt: string) => string,
) {
  requireMember(context)
  const db = supabase(context)
  const attempt = String(form.get("attempt"))
  const [new_name, new_form] = [String(form.get("name") ?? ""), String(form.get("form") ?? "")]
  const undrawable = await undrawableNameError(form)
  if (undrawable) return invalidForm(form, undrawable)
  const { data: outcome } = isUuid(attempt)
    ? await db.rpc("request_certificate", { attempt, new_name, new_form }).throwOnError()
    : { data: "unknown" as const }
  switch (outcome) {
    case "issued": {
      const id = await certificateOfAttempt(db, attempt)
      return redirect(id ? href("/certificate/:id", { id }) : href("/me"), 303)
    }
    case "waiting-guardian":
    case "waiting-review":
    case "refused":
    case "no-age":
    case "unknown":
      return redirect(resultPath(attempt), 303)
    case "invalid":
      return invalidForm(form, { name: NAME_RULE })
    case "initials-only":
      return invalidForm(form, { form: INITIALS_ONLY })
    default:
      return assertNever(outcome)
  }
}
