import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { assertNever } from "#app/lib/assert-never.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { SETUP_PATH } from "./setup-path.ts"

const codeSchema = z.object({
  code: z.string().trim().min(1, "Enter the code that the server printed.").max(100, "That is not the code."),
})

/** Makes the member the first administrator, if the code is the one that the server printed. */
export async function becomeAdministrator(context: Readonly<RouterContextProvider>, form: FormData) {
  const parsed = parseForm(codeSchema, form)
  if (!parsed.ok) return invalidForm(form, parsed.errors)
  const { data: outcome } = await supabase(context)
    .rpc("become_first_administrator", { code: parsed.value.code })
    .throwOnError()
  switch (outcome) {
    case "done":
      return redirectWithFlash(context, SETUP_PATH, "You are the administrator of this site.")
    case "wrong-code":
      return invalidForm(form, {
        code: "That is not the newest code. Every start of the server prints a new one.",
      })
    case "needs-adult":
      return invalidForm(form, {
        form: "An administrator must be 18 or older and have a confirmed email address.",
      })
    case "has-administrator":
      return invalidForm(form, { form: "This site has an administrator. Ask them to give you a role." })
    default:
      return assertNever(outcome)
  }
}
