import { data, type RouterContextProvider } from "react-router"
import {
  askForMail,
  enterWithMailedCode,
  enterWithPassword,
  enterWithRecoveryCode,
  enterWithSecondFactor,
} from "./sign-in-actions.server.ts"
import { answerAge, signUp } from "./sign-up.server.ts"
import { stepIn } from "./steps.ts"

/** What the form of a step does. */
export async function actOnStep(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
  form: FormData,
) {
  switch (stepIn(search)) {
    case "password":
      return enterWithPassword(context, form)
    case "age":
      return answerAge(context, form)
    case "sign-up":
      return signUp(context, form)
    case "link":
      return askForMail(context, form, "magiclink")
    case "forgotten":
      return askForMail(context, form, "recovery")
    case "mail":
      return enterWithMailedCode(context, form)
    case "second-factor":
      return enterWithSecondFactor(context, form)
    case "recovery-code":
      return enterWithRecoveryCode(context, form)
    case "under-13":
      throw data("This page has no form", { status: 405 })
  }
}
