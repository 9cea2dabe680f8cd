import { type RefillAddress, sealAddress } from "#app/lib/sealing/refill-address.server.ts"
import type { Backend } from "./backend.ts"

const PEOPLE: RefillAddress[] = [
  { full_name: "M. Vega", street: "18 Sample Street", city: "Little Rock", state: "Arkansas", zip: "72201" },
  { full_name: "Front desk", street: "204 Demo Avenue", city: "Tulsa", state: "Oklahoma", zip: "74103" },
  { full_name: "R. Okafor", street: "7 Sample Lane", city: "Memphis", state: "Tennessee", zip: "38103" },
  { full_name: "J. L.", street: "PO Box 15", city: "Louisville", state: "Kentucky", zip: "40202" },
]

/** Requests for the demo. They are made here, because only the server can encrypt their addresses. */
export async function addDemoRefills(backend: Backend, siteUrl: URL, sealingKey: Buffer) {
  for (const [index, address] of PEOPLE.entries()) {
    const body = JSON.stringify({
      sealed_address: sealAddress({ sealingKey }, address),
      in_state: address.state,
      kits: 1 + (index % 2),
      key: crypto.randomUUID(),
    })
    const headers = { apikey: backend.publishableKey, "content-type": "application/json" }
    const url = new URL("/rest/v1/rpc/request_refill", siteUrl)
    await backend.fetch(new Request(url, { method: "POST", headers, body }))
  }
}
