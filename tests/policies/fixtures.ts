import { people } from "./actors.ts"
import type { Register, Row } from "./register.ts"
import { PLATFORM_TABLES } from "./relations.ts"

/** What has been decided about the product's schema, table by table. */
export const ours: Register = {
  exposed: ["public"],
  helpers: "private",
  platform: PLATFORM_TABLES,
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
    "realtime.messages": {
      rows: { "to a": message(1, "member:a"), "to all": message(2, "everybody") },
      attempts: { "to a": message(101, "member:a"), "to all": message(102, "everybody") },
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
    "storage.objects": {
      rows: { "of a": object(1, "of-a", people.a), "of b": object(2, "of-b", people.b) },
      attempts: { "of a": object(101, "of-a", people.a), "a for b": object(102, "of-b", people.a) },
      moves: {
        "a to b": { row: "of a", set: { owner_id: people.b } },
        "into another bucket": { row: "of a", set: { bucket_id: "of-b" } },
      },
    },
  },
  definers: {},
  announced: ["public.site_settings", "public.impact_metrics", "public.pages"],
  publicBuckets: [],
  remarks: {
    "realtime.messages has no policy": "there is no private channel, so nobody may join one",
    "storage.buckets has no policy": "buckets are made by migrations",
    "storage.objects has no policy": "there is no bucket yet, so nobody may upload",
  },
  equivalents: {},
}

function metric(key: string): Row {
  return { key, label: "Kits", definition: "Kits given away", source: "Stock records", as_of: "2026-01-01" }
}

function page(path: string): Row {
  const description = "A page that is only here to see who may read and who may change it."
  return { path, title: "A page", description, lead: "Only a fixture.", sections: "[]" }
}

function message(number: number, topic: string): Row {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
  return {
    id,
    topic,
    extension: "broadcast",
    event: "news",
    private: true,
    inserted_at: "2026-01-01T00:00:00",
  }
}

function bucket(id: string, owner: string): Row {
  return { id, name: id, owner_id: owner, public: false }
}

function object(number: number, bucket_id: string, owner: string): Row {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
  return { id, bucket_id, name: `${owner}/${number}.txt`, owner_id: owner }
}
