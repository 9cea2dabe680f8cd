import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "readable_course and has_started, for guests by the digest of their key",
  definerFunctions: {
    "private.start_as_guest(lesson uuid, guest_key text)": "writes only for the holder of the key",
    "private.guest_work(guest_key text)": "returns course titles to the holder of the key",
    "private.claim_guest_work(guest_key text, is_mine boolean)":
      "moves a guest's work to the member who holds its key and says that it is theirs",
    "private.remove_guest_enrollments()": "deletes what guests started after 30 days",
  },
}
