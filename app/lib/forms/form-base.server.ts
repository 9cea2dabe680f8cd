import { createHash } from "node:crypto"

/** Changes with the saved fields, so that a form notices that someone else saved meanwhile. */
export function formBase(saved: Readonly<Record<string, string>>) {
  return createHash("sha256").update(JSON.stringify(saved)).digest("hex").slice(0, 16)
}
