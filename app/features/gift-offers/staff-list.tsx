import { formatShortDay } from "#app/lib/format/dates.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { defineApplicationList } from "#app/ui/staff/define-application-list.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { KIND_LABELS } from "./kinds.ts"
import { NextStep } from "./next-step.tsx"
import { newOffers, offerChanges, offerRecords, type StaffOffer } from "./staff-queries.ts"
import { STAGE_LABELS, STAGES, type Stage } from "./stages.ts"

/** Offers of larger gifts, oldest first: answer, agree on a plan, and note what comes next. */
export const staffPage = defineApplicationList<StaffOffer, Stage>({
  path: "/staff/gift-offers",
  title: "Gift offers",
  description: "Gifts from companies, in kind and in wills: answer donors and note the next step.",
  navigation: { area: "Giving", label: "Gift offers", icon: "ph:handshake-fill" },
  roles: ["finance"],
  noun: "offer",
  stages: STAGES,
  sentColumn: "sent_at",
  records: offerRecords,
  newRecords: newOffers,
  movedText: "Updated. We emailed the donor.",
  messages: { noted: { text: "Next step saved.", tone: "good" } },
  nextStages: row => row.next_offer_stages,
  nameOf: row => row.organization ?? row.name,
  heading: row => row.organization ?? row.name,
  facts: ({ kind, name, email, organization, place, wants_thanks }) => [
    ["Kind", KIND_LABELS[kind]],
    ["Donor", name],
    ["Email", email],
    ["Organization", organization],
    ["Place", place],
    ["Thanks in public", wants_thanks ? "Yes" : "No, stays anonymous"],
  ],
  text: row => row.details,
  noteField: {
    label: "Note to the donor",
    hint: "It’s in the email and on their page. When you decline, it’s the reason.",
  },
  history: offerChanges,
  Tools: NextStep,
  columns: [
    {
      key: "donor",
      label: "Donor",
      cell: ({ name, organization, sent_at }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {organization ?? name}
          </Link>
          <small className="block font-normal text-small">
            {organization && `${name}, `}
            <span className="whitespace-nowrap">
              <OfficeTime at={sent_at} show="shortDay" />
            </span>
          </small>
        </>
      ),
      csv: ({ sent_at }) => sent_at.slice(0, 10),
      personalCsv: ({ name, organization, sent_at }) =>
        `${[organization, name].filter(Boolean).join(", ")} (${sent_at.slice(0, 10)})`,
    },
    {
      key: "kind",
      label: "Kind",
      cell: ({ kind }) => <Badge>{KIND_LABELS[kind]}</Badge>,
      csv: ({ kind }) => KIND_LABELS[kind],
    },
    {
      key: "next",
      label: "Next step",
      cell: ({ next_step, next_on }) =>
        next_step ? (
          <span className="wrap-anywhere">
            {next_step}
            {next_on && <b className="block whitespace-nowrap">by {formatShortDay(next_on)}</b>}
          </span>
        ) : (
          "Nothing noted"
        ),
      csv: ({ next_on }) => next_on ?? "",
      personalCsv: ({ next_step, next_on }) => [next_step, next_on].filter(Boolean).join(", by "),
    },
    {
      key: "stage",
      label: "Stage",
      cell: ({ stage }) => <StatusBadge status={STAGE_LABELS[stage]} />,
      csv: ({ stage }) => STAGE_LABELS[stage],
      personalCsv: ({ stage, note }) => [STAGE_LABELS[stage], note].filter(Boolean).join(": "),
    },
  ],
})
