import { people } from "./access/actors.ts"
import type { Row, TableFixture } from "./access/policy-fixtures.ts"

export const dataRightsTables: Record<string, TableFixture> = {
  "public.data_exports": {
    rows: {
      "of a": { ...dataExport(1, people.a, people.a), ...until("2099-01-01") },
      "over for a": { ...dataExport(4, people.a, people.a), ...until("2026-01-02") },
      "of b": dataExport(2, people.b, people.b),
      "of minor for guardian": { ...dataExport(3, people.minor, people.guardian), ...until("2099-01-01") },
    },
    attempts: {
      "about oneself": dataExport(101, people.a, people.a),
      "about b": dataExport(102, people.b, people.a),
    },
    moves: { "b's to a": { row: "of b", set: { requested_by: people.a } } },
  },
  "public.erasures": {
    rows: { "of a": erasure(1, people.a), "of b": erasure(2, people.b) },
    attempts: { "of oneself": erasure(101, people.minor), "of staff": erasure(102, people.staff) },
    moves: { "a's to staff": { row: "of a", set: { user_id: people.staff } } },
  },
}

/** Files of those exports, of which one is over. */
export const exportObjects: Record<string, Row> = {
  "export of a": exportObject(11, `${people.a}/1.zip`),
  "export over for a": exportObject(12, `${people.a}/4.zip`),
  "export of minor for guardian": exportObject(13, `${people.guardian}/3.zip`),
}

/** A file that somebody would like to lay into another's folder. */
export const foreignExport: Record<string, Row> = {
  "export for a": exportObject(111, `${people.a}/9.zip`),
}

export const dataRightsDefiners = {
  "private.run_next_task()": "the service runs tasks with the keeper's rights, which are fewer than its own",
  "private.troubled_jobs()": "administrators see what failed, not what it was about",
  "private.request_my_export()": "an export is asked for by its own rules, not by an insert",
  "private.finish_export(export uuid, bytes bigint)": "the service tells a member that an export is ready",
  "private.request_my_erasure()": "an erasure needs a fresh proof of who is asking",
  "private.keep_my_account()": "an erasure is taken back as long as it has not begun",
  "private.note_sign_in()": "the auth service, which has no rights here, notes who was there",
  "private.erasure_outlook()": "the map in plain words, without its conditions",
}

function dataExport(number: number, user_id: string, requested_by: string): Row {
  return { id: uuid(number), user_id, requested_by, path: `${requested_by}/${number}.zip` }
}

function until(expires_at: string): Row {
  return { progress: 100, size: 1, ready_at: "2026-01-01", expires_at }
}

function exportObject(number: number, name: string): Row {
  return { id: uuid(number), bucket_id: "exports", name }
}

function erasure(number: number, user_id: string): Row {
  return { user_id, id: uuid(number), reason: "asked", requested_by: user_id, due_at: "2030-01-01" }
}

function uuid(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
}
