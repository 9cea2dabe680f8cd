import type { DbEnum } from "#app/lib/supabase/types.ts"

export type Outcome = DbEnum<"event_change_outcome">

const SKIPPED_TIME = "Clocks go forward that night, so one of these times doesn’t exist. Choose another one."

/** What the database refused, beside its field. */
export function errorsFor(outcome: Exclude<Outcome, "saved">): Record<string, string> {
  switch (outcome) {
    case "taken-slug":
      return { slug: "Another event has this address." }
    case "fixed-slug":
      return { slug: "People have registered, and their emails link to the old address. It stays." }
    case "no-dates":
      return { form: "Add a date first." }
    case "skipped-time":
      return { starts: SKIPPED_TIME }
    case "too-few-seats":
      return { form: "People hold these seats. Keep at least as many as are taken." }
    case "too-late":
      return { form: "That date is over or canceled." }
    case "too-many-dates":
      return { until: "That makes more than 60 dates. Choose an earlier end. You can extend it later." }
    case "no-reason":
      return { reason: "People are registered for dates that go away. Say why, in at least 5 characters." }
    case "not-allowed":
      return { chapter_id: "Choose a chapter that you lead." }
    // Only dates have the first, and their actions say so.
    case "saved-first-time":
    case "unknown":
    case "invalid":
      return { form: "Something here isn’t valid. Check each field." }
  }
}

export function withoutNull<Value>(values: Record<string, Value | null>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Record<
    string,
    Value
  >
}
