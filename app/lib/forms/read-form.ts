import { data } from "react-router"

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The submitted form. Throws 415 for a body that is no form and 400 for one that cannot be parsed. */
export async function readForm(request: Request) {
  if (!FORM_TYPES.test(request.headers.get("Content-Type") ?? ""))
    throw data("This address accepts only forms.", { status: 415 })
  try {
    return await request.formData()
  } catch (error) {
    // Every parser error is a TypeError; an aborted request is not.
    if (!(error instanceof TypeError)) throw error
    throw data("The form could not be read. Reload the page and try again.", { status: 400 })
  }
}
