import { data } from "react-router"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isUuid(given: string) {
  return UUID.test(given)
}

/** The id that one of our own forms sends; nobody who uses them sees this fail. */
export function idIn(form: FormData, name: string) {
  const id = String(form.get(name) ?? "")
  if (!isUuid(id)) throw data("This form was not one of ours.", { status: 400 })
  return id
}
