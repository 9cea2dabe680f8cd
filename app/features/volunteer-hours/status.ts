import type { DbEnum } from "#app/lib/supabase/types.ts"

type Status = DbEnum<"hours_status">

export const STATUS: Readonly<Record<Status, { label: string; tone: "marigold" | "green" | "gray" }>> = {
  submitted: { label: "Waiting for approval", tone: "marigold" },
  approved: { label: "Approved", tone: "green" },
  rejected: { label: "Not approved", tone: "gray" },
}
