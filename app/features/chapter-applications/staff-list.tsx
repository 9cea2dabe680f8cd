import { Link } from "#app/ui/navigation/link.tsx"
import { defineApplicationList } from "#app/ui/staff/define-application-list.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { applicationRecords, newApplications, type StaffApplication } from "./staff-queries.ts"
import { STAGE_LABELS, STAGES, type Stage } from "./stages.ts"

/** Applications to start a chapter, oldest first. Approving one creates the chapter. */
export const staffPage = defineApplicationList<StaffApplication, Stage>({
  path: "/staff/chapter-applications",
  title: "Chapter applications",
  description: "Read applications, talk with applicants, and approve new chapters.",
  navigation: { area: "Community", label: "Chapter applications", icon: "ph:hand-waving-fill" },
  roles: ["outreach"],
  noun: "application",
  stages: STAGES,
  sentColumn: "submitted_at",
  records: applicationRecords,
  newRecords: newApplications,
  movedText: "Updated. We emailed the applicant.",
  nextStages: row => row.next_stages,
  nameOf: row => row.name,
  heading: ({ city, state }) => `${city}, ${state}`,
  facts: ({ name, email, role, institution, expected_members, advisor }) => [
    ["Applicant", name],
    ["Email", email],
    ["Role there", role],
    ["School", institution],
    ["People", String(expected_members)],
    ["Advisor", advisor],
  ],
  text: row => row.why,
  noteField: { label: "Note to the applicant", hint: "It’s in the email and on their page." },
  columns: [
    {
      key: "place",
      label: "Place",
      cell: ({ city, state, institution }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {city}, {state}
          </Link>
          {institution && <small className="block font-normal text-small">{institution}</small>}
        </>
      ),
      csv: ({ city, state, institution }) => [institution, city, state].filter(Boolean).join(", "),
    },
    {
      key: "applicant",
      label: "Applicant",
      cell: ({ name, submitted_at }) => (
        <>
          {name},{" "}
          <span className="whitespace-nowrap">
            <OfficeTime at={submitted_at} show="shortDay" />
          </span>
        </>
      ),
      csv: ({ submitted_at }) => submitted_at.slice(0, 10),
      personalCsv: ({ name, submitted_at }) => `${name} (${submitted_at.slice(0, 10)})`,
    },
    {
      key: "stage",
      label: "Stage",
      cell: ({ stage }) => <StatusBadge status={STAGE_LABELS[stage]} />,
      csv: ({ stage }) => STAGE_LABELS[stage],
    },
  ],
})
