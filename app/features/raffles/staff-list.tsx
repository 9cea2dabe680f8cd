import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { STATE_LABELS, TRASH_RULE } from "./labels.ts"
import { momentTexts } from "./moment-texts.ts"
import { StaffDetail } from "./staff-detail.tsx"
import { NewRaffleForm } from "./staff-forms.tsx"
import { RAFFLE_ID, raffleForStaff, raffleRows, waitingPrizeCount } from "./staff-queries.ts"

/** Raffles by closing time: prepare, publish, enter cards, cancel, and hand prizes over. */
export const staffPage = defineStaffList({
  path: "/staff/raffles",
  title: "Raffles",
  description: "Prepare raffles, enter cards, and hand over prizes.",
  navigation: { area: "Events", label: "Raffles", icon: "ph:ticket-fill" },
  roles: ["events"],
  tiles: [
    {
      title: "Prizes",
      icon: "ph:gift-fill",
      to: "/staff/raffles?view=prizes",
      count: waitingPrizeCount,
      text: count =>
        count === 0
          ? "No claimed prize is waiting."
          : count === 1
            ? "One claimed prize is waiting."
            : `${count} claimed prizes are waiting.`,
    },
  ],
  messages: {
    saved: { text: "Saved.", tone: "good" },
    created: { text: "The draft is created. Fill in its dates and states below.", tone: "good" },
    published: { text: "Published.", tone: "good" },
    canceled: { text: "Canceled. Everyone who entered will get an email.", tone: "good" },
    entered: { text: "The card is in.", tone: "good" },
    "winner-saved": { text: "Updated.", tone: "good" },
    "not-possible": { text: "Someone else already updated this.", tone: "warm" },
  },
  trash: "raffles",
  trashRule: TRASH_RULE,
  views: [
    { value: "all", label: "All" },
    { value: "drafts", label: "Drafts" },
    { value: "prizes", label: "Prizes to hand over" },
    { value: "canceled", label: "Canceled" },
  ],
  order: { column: "closes_at", type: "time", ascending: false, idPattern: RAFFLE_ID },
  rows: (db, { view }) => raffleRows(db, view),
  inbox: { view: "prizes", about: () => "Its winner has claimed the prize" },
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: () => "No raffles here yet.",
  columns: [
    {
      key: "title",
      label: "Raffle",
      cell: ({ title }, { href }) => (
        <Link to={href} className="wrap-anywhere underline">
          {title}
        </Link>
      ),
      csv: ({ title }) => title,
    },
    {
      key: "times",
      label: "Times",
      cell: ({ opens_at, closes_at, time_zone }) => (
        <span className="whitespace-nowrap">
          {momentTexts(opens_at, time_zone).shortDay} to {momentTexts(closes_at, time_zone).shortDay}
        </span>
      ),
      csv: ({ opens_at, closes_at, draws_at, time_zone }) => {
        const text = (moment: string) => momentTexts(moment, time_zone).time
        return `${text(opens_at)} to ${text(closes_at)}, draw ${text(draws_at)}`
      },
    },
    {
      key: "entries",
      label: "Tickets",
      cell: ({ entry_count }) => entry_count,
      csv: ({ entry_count }) => String(entry_count),
    },
    {
      key: "state",
      label: "State",
      cell: ({ state }) => <StatusBadge status={STATE_LABELS[state!]} />,
      csv: ({ state }) => STATE_LABELS[state!],
    },
  ],
  detail: { load: raffleForStaff, View: StaffDetail },
  extra: { load: async () => ({}), View: NewRaffleForm },
})
