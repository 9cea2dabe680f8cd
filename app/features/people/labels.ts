import type { DbEnum } from "#app/lib/supabase/types.ts"

export const ROLES: Record<DbEnum<"app_role">, string> = {
  admin: "Administrator",
  auditor: "Auditor",
  chapter_lead: "Chapter lead",
  editor: "Editor",
  events: "Event desk",
  finance: "Finance",
  instructor: "Instructor",
  outreach: "Outreach",
}

/** Why a record is opened, as staff choose it. */
export const REASONS: Record<DbEnum<"opening_reason">, string> = {
  "asked-for-help": "They asked us for help",
  "account-problem": "Something is wrong with their account",
  safety: "Someone’s safety",
  legal: "A legal request",
  other: "Something else",
}

export const RELATIONS: Record<string, string> = {
  parent: "parent",
  "legal-guardian": "legal guardian",
  "foster-parent": "foster parent",
}
