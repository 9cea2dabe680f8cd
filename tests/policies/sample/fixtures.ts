import { people, uuid } from "../access/actors.ts"
import type { PolicyFixtures, Row } from "../access/policy-fixtures.ts"
import { siteFixtures } from "../access/registrations.ts"
import { PLATFORM_TABLES } from "../access/relations.ts"

const { a, b, minor, guardian, unverified, revoked, grown, staff, admin } = people
const stranger = "00000000-0000-4000-8000-0000000000ff"
const since = "2026-01-01"

export const sampleFixtures: PolicyFixtures = {
  exposedSchemas: ["sample"],
  helperSchema: "sample_helpers",
  internalTables: siteFixtures.internalTables,
  platformTables: PLATFORM_TABLES,
  tables: {
    "sample.profiles": {
      rows: {
        a: profile(a),
        b: profile(b),
        minor: profile(minor, { birth_date: "2015-06-01" }),
        guardian: profile(guardian),
        unverified: profile(unverified),
        revoked: profile(revoked),
        grown: profile(grown),
        staff: profile(staff, { role: "staff" }),
        admin: profile(admin, { role: "admin" }),
      },
      inserts: { stranger: profile(stranger), "a second self": profile(stranger, { role: "admin" }) },
      moves: {
        "a into b": { row: "a", set: { email: "b@example.org" } },
        "a to staff": { row: "a", set: { role: "staff" } },
      },
    },
    "sample.guardianships": {
      rows: {
        verified: { guardian, minor, verified_at: since, revoked_at: null },
        unverified: { guardian: unverified, minor, verified_at: null, revoked_at: null },
        revoked: { guardian: revoked, minor, verified_at: since, revoked_at: since },
        grown: { guardian, minor: grown, verified_at: since, revoked_at: null },
      },
      inserts: {
        "unverified over b": { guardian: unverified, minor: b, verified_at: since, revoked_at: null },
      },
    },
    "sample.events": {
      rows: { published: event(1, "published"), draft: event(2, "draft") },
      inserts: { published: event(101, "published"), draft: event(102, "draft") },
      moves: { "draft to published": { row: "draft", set: { status: "published" } } },
    },
    "sample.registrations": {
      rows: {
        a: registration(1, 1, a),
        b: registration(2, 1, b),
        minor: registration(3, 1, minor),
        grown: registration(4, 1, grown),
      },
      inserts: {
        a: registration(101, 2, a),
        b: registration(102, 2, b),
        minor: registration(103, 2, minor),
        grown: registration(104, 2, grown),
      },
      moves: {
        "a to unverified": { row: "a", set: { user_id: unverified } },
        "b to staff": { row: "b", set: { user_id: staff } },
        "minor to guardian": { row: "minor", set: { user_id: guardian } },
      },
    },
    "sample.reversal_reports": {
      rows: { first: report(1, 2), second: report(2, 1) },
      inserts: { honest: report(101, 2), "too many doses": report(102, 5000), "no dose": report(103, 0) },
    },
    "sample.donations": {
      rows: { a: donation(1, a), b: donation(2, b) },
      inserts: { a: donation(101, a) },
    },
    "sample.certificates": {
      rows: { a: certificate(1, a), minor: certificate(2, minor), grown: certificate(3, grown) },
      inserts: { a: certificate(101, a) },
    },
    "sample.raffle_entries": {
      rows: { a: entry(1, 1, a), b: entry(2, 1, b) },
      inserts: { a: entry(101, 2, a), b: entry(102, 2, b) },
    },
    "sample.published_events": {
      key: ["id"],
      rows: { published: { id: 1 } },
      inserts: {},
      singleton: "shows the only published event",
    },
    "storage.buckets": {
      seededRows: { portraits: { id: "portraits" } },
      rows: { one: bucket("one"), two: bucket("two") },
      inserts: { new: bucket("new") },
      moves: { opened: { row: "one", set: { public: true } } },
    },
    "storage.objects": {
      splitBy: "bucket_id",
      rows: {
        a: object(1, "portraits", a),
        b: object(2, "portraits", b),
        "a elsewhere": object(3, "one", a),
        "b elsewhere": object(4, "one", b),
      },
      inserts: {
        a: object(101, "portraits", a),
        b: object(102, "portraits", b),
        "a elsewhere": object(103, "one", a),
      },
      moves: {
        "a to b": { row: "a", set: { name: `${b}/moved.png` } },
        "a elsewhere": { row: "a", set: { bucket_id: "one" } },
        "b taken by a": { row: "b", set: { name: `${a}/moved.png` } },
        "into portraits": { row: "a elsewhere", set: { bucket_id: "portraits" } },
      },
    },
    "realtime.messages": {
      splitBy: "topic",
      splitSetting: "realtime.topic",
      rows: {
        "to a": message(1, `member:${a}`, "broadcast"),
        "a is here": message(2, `member:${a}`, "presence"),
        "to all": message(3, "everybody", "broadcast"),
        "all are here": message(4, "everybody", "presence"),
      },
      inserts: {
        "to a": message(101, `member:${a}`, "broadcast"),
        "a is here": message(102, `member:${a}`, "presence"),
        "to all": message(103, "everybody", "broadcast"),
      },
    },
  },
  setup: {},
  definerFunctions: {
    "sample_helpers.is_staff()": "policies of other tables cannot read profiles",
    "sample_helpers.is_admin()": "policies of other tables cannot read profiles",
    "sample_helpers.guards(child uuid)": "policies of other tables cannot read guardianships or birth dates",
  },
  broadcastTables: [],
  publicBuckets: [],
  acceptedAdvice: {},
  equivalentMutants: {
    "sample.events / staff add events: also for anon": "anon has no INSERT grant on events",
    "sample.events / staff edit events: also for anon": "anon has no UPDATE grant on events",
  },
}

function profile(id: string, other: Row = {}): Row {
  return {
    id,
    display_name: "A Member",
    email: "member@example.org",
    birth_date: "1990-01-01",
    role: "member",
    ...other,
  }
}

function event(id: number, status: string): Row {
  return { id, title: "Evening", capacity: 5, status }
}

function registration(id: number, event_id: number, user_id: string): Row {
  return { id, event_id, user_id, note: "no nuts" }
}

function report(id: number, doses: number): Row {
  return { id, county: "Pulaski", month: since, doses, free_text: "on the bridge" }
}

function donation(id: number, user_id: string): Row {
  return { id, user_id, amount_cents: 500, stripe_id: `pi_${id}`, donor_email: "donor@example.org" }
}

function certificate(id: number, user_id: string): Row {
  return { id, user_id, code: `code-${id}`, course: "First aid" }
}

function entry(id: number, raffle_id: number, user_id: string): Row {
  return { id, raffle_id, user_id }
}

function bucket(id: string): Row {
  return { id, name: id, public: false }
}

function object(number: number, bucket_id: string, owner: string): Row {
  return { id: uuid(number), bucket_id, name: `${owner}/${number}.png`, owner_id: owner }
}

function message(number: number, topic: string, extension: string): Row {
  return {
    id: uuid(number),
    topic,
    extension,
    event: "news",
    private: true,
    inserted_at: `${since}T00:00:00`,
  }
}
