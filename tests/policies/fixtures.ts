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
    "realtime.messages": {
      rows: { "to a": message(1, "member:a"), "to all": message(2, "everybody") },
      attempts: { "to a": message(101, "member:a"), "to all": message(102, "everybody") },
      moves: { "from a to all": { row: "to a", set: { topic: "everybody" } } },
    },
  },
  definers: {},
  announced: ["public.site_settings"],
  publicBuckets: [],
  remarks: { "realtime.messages has no policy": "there is no private channel, so nobody may join one" },
  equivalents: {},
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
