import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "written by a trigger of certificates, read by search_certificates",
  definerFunctions: {
    "private.index_certificate_words()":
      "a trigger; services that write certificates have no rights to the words",
  },
}
