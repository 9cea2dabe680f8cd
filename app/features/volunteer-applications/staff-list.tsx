import { Link } from "#app/ui/navigation/link.tsx"
import { defineApplicationList } from "#app/ui/staff/define-application-list.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { availabilityText, INTERESTS } from "./options.ts"
import { ScreeningForm } from "./screening-form.tsx"
import { applicationRecords, newApplications, type StaffApplication } from "./staff-queries.ts"
import { STAGE_LABELS, STAGES, type Stage } from "./stages.ts"

/** Applications to volunteer, oldest first. */
export const staffPage = defineApplicationList<StaffApplication, Stage>({
  path: "/staff/volunteers",
  title: "Volunteers",
  description: "Read applications, talk with applicants, and accept new volunteers.",
  navigation: { area: "Community", label: "Volunteers", icon: "ph:hand-heart-fill" },
  roles: ["outreach"],
  noun: "application",
  stages: STAGES,
  sentColumn: "submitted_at",
  records: applicationRecords,
  newRecords: newApplications,
  movedText: "Updated. We told the applicant.",
  messages: { noted: { text: "Screening saved.", tone: "good" } },
  nextStages: row => row.next_volunteer_stages,
  nameOf: row => row.name,
  heading: row => row.name,
  facts: ({ city, state, phone, interests, availability }) => [
    ["Place", `${city}, ${state}`],
    ["Phone", phone],
    ["Jobs", interests.map(interest => INTERESTS[interest]).join(", ")],
    ["Available", availabilityText(availability)],
  ],
  text: row => row.about,
  noteField: {
    label: "Note to the applicant",
    hint: "It’s in the email and in their account. When you decline or end, say why.",
  },
  Tools: ScreeningForm,
  columns: [
    {
      key: "applicant",
      label: "Applicant",
      cell: ({ name, city, state }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {name}
          </Link>
          <small className="block font-normal text-small">
            {city}, {state}
          </small>
        </>
      ),
      csv: ({ city, state }) => `${city}, ${state}`,
      personalCsv: ({ name, city, state }) => `${name}, ${city}, ${state}`,
    },
    {
      key: "interests",
      label: "Jobs",
      cell: ({ interests }) => interests.map(interest => INTERESTS[interest]).join(", "),
      csv: ({ interests }) => interests.map(interest => INTERESTS[interest]).join(", "),
    },
    {
      key: "submitted",
      label: "Sent",
      cell: ({ submitted_at }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={submitted_at} show="shortDay" />
        </span>
      ),
      csv: ({ submitted_at }) => submitted_at.slice(0, 10),
    },
    {
      key: "stage",
      label: "Stage",
      cell: ({ stage }) => <StatusBadge status={STAGE_LABELS[stage]} />,
      csv: ({ stage }) => STAGE_LABELS[stage],
    },
  ],
})
