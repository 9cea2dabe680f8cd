import { formatShortDay } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { KIND_LABELS } from "./kinds.ts"
import { StaffDetail } from "./staff-detail.tsx"
import { newOfferCount, offerForStaff, offerRows, type StaffOffer } from "./staff-queries.ts"
import { STAGE_LABELS } from "./stages.ts"

/** Offers of larger gifts, oldest first: answer, agree on a plan, and note what comes next. */
export const staffPage = defineStaffList<StaffOffer, StaffOffer>({
  path: "/staff/gift-offers",
  title: "Gift offers",
  description: "Gifts from companies, in kind and in wills: answer donors and note the next step.",
  navigation: { label: "Gift offers", icon: "ph:handshake-fill" },
  roles: ["finance"],
  tiles: [
    {
      title: "Gift offers",
      icon: "ph:handshake-fill",
      count: newOfferCount,
      text: count =>
        count === 0 ? "No new offers." : count === 1 ? "One new offer." : `${count} new offers.`,
    },
  ],
  messages: {
    moved: { text: "Updated. We emailed the donor.", tone: "good" },
    noted: { text: "Next step saved.", tone: "good" },
    "not-possible": { text: "Someone else already updated this offer.", tone: "warm" },
    unknown: { text: "That offer no longer exists.", tone: "warm" },
  },
  views: Object.entries(STAGE_LABELS).map(([value, label]) => ({ value, label })),
  order: { column: "sent_at", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => offerRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.organization ?? row.name,
  empty: () => "No offers at this stage.",
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
            <span className="whitespace-nowrap">{formatShortDay(sent_at)}</span>
          </small>
        </>
      ),
      csv: ({ name, organization, sent_at }) =>
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
      csv: ({ next_step, next_on }) => [next_step, next_on].filter(Boolean).join(", by "),
    },
    {
      key: "stage",
      label: "Stage",
      cell: ({ stage }) => STAGE_LABELS[stage],
      csv: ({ stage, note }) => [STAGE_LABELS[stage], note].filter(Boolean).join(": "),
    },
  ],
  detail: { load: offerForStaff, View: StaffDetail },
})
