import { data } from "react-router"

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isUuid(text: string) {
  return UUID.test(text)
}

/** Reads a UUID from a hidden field; 400 if it was tampered with. */
export function readUuid(form: FormData, name: string) {
  const id = String(form.get(name) ?? "")
  if (!isUuid(id)) throw data("This form was not one of ours.", { status: 400 })
  return id
}
