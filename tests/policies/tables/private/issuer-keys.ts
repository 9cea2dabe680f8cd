import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the service that signs certificates",
  definerFunctions: {
    "private.issuer_keys()": "the service signs certificates with a key that has no other reader",
    "private.add_issuer_key(public_half jsonb, private_half jsonb, replaces text)":
      "the service creates the signing key once",
  },
}
