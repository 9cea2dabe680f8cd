import type { RequestedChange } from "./queries.ts"

const INTENT = /^(amount|frequency|date|skip|pause|end|card|cancel) ([0-9a-f-]{36})$/

/** A page has the forms of several gifts, so a form's intent names the change and the gift. */
export function intentOf(kind: RequestedChange["kind"], subscription: string): string {
  return `${kind} ${subscription}`
}

/** Null for a form that is not one of ours. */
export function readIntent(form: FormData) {
  const [, kind, subscription] = INTENT.exec(String(form.get("intent"))) ?? []
  return subscription ? { kind: kind as RequestedChange["kind"], subscription } : null
}
