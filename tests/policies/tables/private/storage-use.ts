import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the trigger that enforces the storage quota",
  definerFunctions: {
    "private.count_storage_use()": "a trigger on storage.objects; members have no rights to the totals",
  },
}
