import { data, type RouterContextProvider } from "react-router"
import {
  requestEmail,
  signInWithEmailedCode,
  signInWithPassword,
  signInWithRecoveryCode,
  signInWithSecondFactor,
} from "./sign-in-actions.server.ts"
import { answerAge, signUp } from "./sign-up.server.ts"
import { stepIn } from "./steps.ts"

/** The action of each sign-in step. */
export async function stepAction(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
  form: FormData,
) {
  switch (stepIn(search)) {
    case "password":
      return signInWithPassword(context, form)
    case "age":
      return answerAge(context, form)
    case "sign-up":
      return signUp(context, form)
    case "link":
      return requestEmail(context, form, "magiclink")
    case "forgotten":
      return requestEmail(context, form, "recovery")
    case "mail":
      return signInWithEmailedCode(context, form)
    case "second-factor":
      return signInWithSecondFactor(context, form)
    case "recovery-code":
      return signInWithRecoveryCode(context, form)
    case "under-13":
      throw data("This page has no form", { status: 405 })
  }
}
