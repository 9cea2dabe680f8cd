import { people } from "./access/actors.ts"
import type { Register, Row } from "./access/policy-fixtures.ts"
import { PLATFORM_TABLES } from "./access/relations.ts"
import { accountDefiners, accountTables, newPictures, pictureObjects } from "./account-fixtures.ts"
import { dataRightsDefiners, dataRightsTables, exportObjects, foreignExport } from "./data-rights-fixtures.ts"
import { guardianArrangement, guardianDefiners, guardianTables } from "./guardian-fixtures.ts"
import { learningDefiners, learningTables } from "./learning-fixtures.ts"
import { notificationDefiners, notificationTables } from "./notification-fixtures.ts"

const accounts = Object.entries(people).filter(([label]) => label !== "ghost")

/** What has been decided about the product's schema, table by table. */
export const ours: Register = {
  exposed: ["public"],
  helpers: "private",
  platform: PLATFORM_TABLES,
  arrangement: `insert into auth.users (id, email) values
      ${accounts.map(([label, id]) => `('${id}', '${label}@example.org')`).join(", ")};
    update public.profiles set age_answered_at = '2026-01-01', adult_on = '2035-01-01' where id = '${people.minor}';
    ${guardianArrangement}`,
  tables: {
    "public.site_settings": {
      singleton: "the site has one name; the migration that makes the table writes its only row",
      rows: { settings: { id: true } },
      attempts: {
        "another row": { id: false, name: "Other", tagline: "Other", description: "Other" },
        "the same row": { id: true, name: "Other", tagline: "Other", description: "Other" },
      },
      moves: { "another name": { row: "settings", set: { name: "Other" } } },
    },
    "public.impact_metrics": {
      rows: { trained: metric("people_trained"), kits: metric("kits") },
      attempts: { "a new number": metric("chapters"), "a number there is": metric("kits") },
      moves: { "a larger amount": { row: "kits", set: { amount: 900 } } },
    },
    "public.pages": {
      rows: { one: page("/fixture/one"), two: page("/fixture/two") },
      attempts: { "a new page": page("/fixture/three"), "a page there is": page("/fixture/one") },
      moves: { "another address": { row: "one", set: { path: "/fixture/four" } } },
    },
    "public.profiles": {
      isThere: true,
      rows: Object.fromEntries(accounts.map(([label, id]) => [label, { id }])),
      attempts: {
        "a second self": { id: people.a, display_name: "Other" },
        "somebody's": { id: people.ghost, display_name: "Other" },
      },
      moves: {
        "a into b": { row: "a", set: { id: people.b } },
        "the minor grown": { row: "minor", set: { adult_on: null } },
      },
    },
    "public.policy_texts": {
      rows: { "house rules": policyText("house-rules", 1), photos: policyText("photos", 1) },
      attempts: { "a new version": policyText("house-rules", 2), "one there is": policyText("photos", 1) },
      moves: { "other words": { row: "photos", set: { summary: "Other words" } } },
    },
    "public.policy_acceptances": {
      rows: { "of a": acceptance(people.a, "terms"), "of b": acceptance(people.b, "terms") },
      attempts: {
        "for oneself": { kind: "privacy", version: 1 },
        "for b": acceptance(people.b, "privacy"),
        "a version there is not": { kind: "privacy", version: 99 },
      },
      moves: { "a to b": { row: "of a", set: { user_id: people.b, kind: "privacy" } } },
    },
    "public.user_roles": {
      rows: {
        staff: role(1, people.staff, "editor"),
        admin: role(2, people.admin, "admin"),
        lead: { ...role(3, people.staff, "chapter_lead"), chapter_id: uuid(1) },
      },
      attempts: {
        "a as admin": { user_id: people.a, role: "admin" },
        "staff as admin": { user_id: people.staff, role: "admin" },
        "in another's name": { ...role(101, people.b, "editor"), granted_by: people.a },
      },
      moves: { "staff to admin": { row: "staff", set: { role: "admin" } } },
    },
    ...accountTables,
    ...guardianTables,
    ...learningTables,
    ...notificationTables,
    ...dataRightsTables,
    "realtime.messages": {
      by: "topic",
      told: "realtime.topic",
      rows: {
        "to a": message(1, `member:${people.a}`, "broadcast"),
        "a is here": message(2, `member:${people.a}`, "presence"),
        "to all": message(3, "everybody", "broadcast"),
        "all are here": message(4, "everybody", "presence"),
      },
      attempts: {
        "to a": message(101, `member:${people.a}`, "broadcast"),
        "a is here": message(102, `member:${people.a}`, "presence"),
        "to all": message(103, "everybody", "broadcast"),
        "all are here": message(104, "everybody", "presence"),
      },
      moves: { "from a to all": { row: "to a", set: { topic: "everybody" } } },
    },
    "storage.buckets": {
      rows: { "of a": bucket("of-a", people.a), "of b": bucket("of-b", people.b) },
      attempts: { "of a": bucket("new-of-a", people.a), open: { ...bucket("open", people.a), public: true } },
      moves: {
        "a to b": { row: "of a", set: { owner_id: people.b } },
        opened: { row: "of a", set: { public: true } },
      },
    },
    // A bucket gets lines of its own by rows of two owners with its bucket_id, and attempts and moves of them; the
    // row of storage.buckets that its migration makes is named above, under `already`. The bucket of-a stands for
    // all that no policy names: a policy that forgets its bucket shows here.
    "storage.objects": {
      by: "bucket_id",
      rows: {
        "of a": object(1, "of-a", people.a),
        "of b": object(2, "of-a", people.b),
        ...pictureObjects,
        ...exportObjects,
      },
      attempts: {
        "of a": object(101, "of-a", people.a),
        "of b": object(102, "of-a", people.b),
        ...newPictures,
        ...foreignExport,
      },
      moves: {
        "a to b": { row: "of a", set: { owner_id: people.b } },
        "into another bucket": { row: "of a", set: { bucket_id: "of-b" } },
        "a's picture to b": { row: "picture of a", set: { name: `${people.b}/stolen.webp` } },
      },
    },
  },
  definers: {
    "private.is_staff(VARIADIC roles app_role[])": "policies on roles would otherwise ask themselves",
    "private.leads_chapter(chapter uuid)": "the same, for one chapter",
    "private.make_profile()": "an account gets its profile from the service, which has no rights here",
    "private.answer_age(is_adult boolean, birth_month text)":
      "an age is answered once and not rewritten, so no grant allows it",
    "private.count_storage_use()": "nobody has rights to the sums that limit what members keep in storage",
    ...accountDefiners,
    ...guardianDefiners,
    ...learningDefiners,
    ...notificationDefiners,
    ...dataRightsDefiners,
  },
  announced: [
    "public.site_settings",
    "public.impact_metrics",
    "public.pages",
    "public.policy_texts",
    "public.courses",
    "public.lessons",
    "public.kit_stock",
  ],
  publicBuckets: [],
  remarks: {
    "realtime.messages has no policy": "there is no private channel, so nobody may join one",
    "storage.buckets has no policy": "buckets are made by migrations",
  },
  equivalents: {
    "private.has_consent(uuid,text): always yes":
      "no policy asks it yet; tests/policies/guardians/consents.test.ts asks the function itself",
    "private.leads_chapter(uuid): always yes":
      "chapters have no table yet; tests/policies/accounts/profiles.test.ts asks the function itself",
  },
}

function metric(key: string): Row {
  return { key, label: "Kits", definition: "Kits given away", source: "Stock records", as_of: "2026-01-01" }
}

function page(path: string): Row {
  const description = "A page that is only here to see who may read and who may change it."
  return { path, title: "A page", description, lead: "Only a fixture.", sections: "[]" }
}

function policyText(kind: string, version: number): Row {
  return { kind, version, title: "A text", summary: "What is agreed to" }
}

function acceptance(user_id: string, kind: string): Row {
  return { user_id, kind, version: 1 }
}

function role(number: number, user_id: string, name: string): Row {
  return { id: uuid(number), user_id, role: name }
}

function uuid(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
}

function message(number: number, topic: string, extension: "broadcast" | "presence"): Row {
  const inserted_at = "2026-01-01T00:00:00"
  return { id: uuid(number), topic, extension, event: "news", private: true, inserted_at }
}

function bucket(id: string, owner: string): Row {
  return { id, name: id, owner_id: owner, public: false }
}

function object(number: number, bucket_id: string, owner: string): Row {
  return { id: uuid(number), bucket_id, name: `${owner}/${number}.txt`, owner_id: owner }
}
