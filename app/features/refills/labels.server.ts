import { openAddress } from "#app/lib/sealing/refill-address.server.ts"
import type { KeyHolder } from "#app/lib/sealing/sealed-text.server.ts"
import type { PackedRefill } from "./queries.ts"

/** The labels of packed requests. An address that was encrypted with another key has none. */
export function labelsOf(app: KeyHolder, packed: readonly PackedRefill[]) {
  return packed.flatMap(({ id, sealed_address }) => {
    const address = openAddress(app, sealed_address)
    return address ? { id, ...address } : []
  })
}
