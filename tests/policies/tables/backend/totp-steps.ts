import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/auth/mfa/factors.ts rejects a code that was used before",
  personSpecimen: () =>
    "insert into backend.totp_steps select id, 1 from auth.mfa_factors on conflict do nothing",
}
