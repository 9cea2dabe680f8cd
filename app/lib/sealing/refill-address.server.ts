import { type KeyHolder, seal, unseal } from "./sealed-text.server.ts"

const PURPOSE = "refill address"

/** The address on the label of a refill. */
export interface RefillAddress {
  full_name: string
  street: string
  city: string
  state: string
  zip: string
}

/** An address that only this server can read; the database holds nothing else. */
export function sealAddress(app: KeyHolder, { full_name, street, city, state, zip }: RefillAddress) {
  return seal(app, PURPOSE, JSON.stringify({ full_name, street, city, state, zip }))
}

/** The address, or null if it was sealed with another key. */
export function openAddress(app: KeyHolder, sealed: string): RefillAddress | null {
  const text = unseal(app, PURPOSE, sealed)
  return text === null ? null : JSON.parse(text)
}
