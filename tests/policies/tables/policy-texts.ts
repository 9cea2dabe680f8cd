import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one text for each version of a policy",
  fixture: {
    rows: { "house rules": policyText("house-rules", 1), photos: policyText("photos", 1) },
    inserts: { "a new version": policyText("house-rules", 2), "one there is": policyText("photos", 1) },
    moves: { "other words": { row: "photos", set: { summary: "Other words" } } },
  },
  isBroadcast: true,
}

function policyText(kind: string, version: number): Row {
  return { kind, version, title: "A text", summary: "A summary of the text" }
}
