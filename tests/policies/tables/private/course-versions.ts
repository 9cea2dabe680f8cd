import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "readable_course and course_lessons, for people who have started a version that was unpublished",
  definerFunctions: {
    "private.keep_course_version()": "a trigger that stores a version when it stops being the published one",
    "private.started_courses(guest_key text)":
      "shows the caller, or the guest with this key, the versions they have started",
  },
}
