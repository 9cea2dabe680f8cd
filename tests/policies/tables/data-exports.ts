import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: {
      "of a": { ...dataExport(1, people.a, people.a), ...readyUntil("2099-01-01") },
      "over for a": { ...dataExport(4, people.a, people.a), ...readyUntil("2026-01-02") },
      "of b": dataExport(2, people.b, people.b),
      "of minor for guardian": {
        ...dataExport(3, people.minor, people.guardian),
        ...readyUntil("2099-01-01"),
      },
    },
    inserts: {
      "about oneself": dataExport(101, people.a, people.a),
      "about b": dataExport(102, people.b, people.a),
    },
    moves: { "b's to a": { row: "of b", set: { requested_by: people.a } } },
  },
  definerFunctions: {
    "private.request_my_export()": "enforces the export limits, which an insert grant would bypass",
    "private.finish_export(export uuid, bytes bigint)":
      "the service notifies the member that an export is ready",
    "private.request_learner_export(learner uuid)": "lets a guardian request an export for a learner",
  },
  // Guardians see only the exports that they requested themselves.
  guardianColumns: [
    "id",
    "user_id",
    "requested_by",
    "requested_at",
    "progress",
    "path",
    "size",
    "ready_at",
    "failed_at",
    "expires_at",
  ],
}

function dataExport(number: number, user_id: string, requested_by: string): Row {
  return { id: uuid(number), user_id, requested_by, path: `${requested_by}/${number}.zip` }
}

function readyUntil(expires_at: string): Row {
  return { progress: 100, size: 1, ready_at: "2026-01-01", expires_at }
}
