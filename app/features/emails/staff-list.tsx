import { defineStaffList, type RowAction } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { kindOfEmail, PROBLEMS, REFUSALS, SET_ASIDE_REASONS, STATES, stateSentence } from "./labels.ts"
import {
  emailForStaff,
  emailKinds,
  emailRows,
  failedEmailCount,
  type LoggedEmail,
  type OpenedEmail,
} from "./queries.ts"
import { EmailDetail } from "./staff-detail.tsx"

/** Every email of the site, newest first: to whom, and what became of it. Its text is never shown. */
export const staffPage = defineStaffList<LoggedEmail, OpenedEmail>({
  path: "/staff/emails",
  title: "Emails",
  description: "See which emails went out and which failed, and send one again.",
  navigation: { area: "Office", label: "Emails", icon: "ph:envelope-simple-fill" },
  roles: ["admin"],
  tiles: [
    {
      title: "Failed emails",
      icon: "ph:envelope-simple-fill",
      to: "/staff/emails?view=failed",
      count: failedEmailCount,
      text: count =>
        count === 0
          ? "Every email went out."
          : count === 1
            ? "One email didn’t arrive."
            : `${count < 100 ? count : "100 or more"} emails didn’t arrive.`,
    },
  ],
  messages: {
    resent: { text: "It’s on its way again.", tone: "good" },
    ...Object.fromEntries(
      Object.entries(REFUSALS).map(([outcome, text]) => [outcome, { text, tone: "warm" } as const]),
    ),
    "set-aside": { text: "Set aside. It no longer waits in the inbox.", tone: "good" },
    "not-failed": { text: "This email no longer waits for a decision.", tone: "warm" },
  },
  views: [
    { value: "all", label: "All" },
    { value: "waiting", label: "Waiting" },
    { value: "sent", label: "Sent" },
    { value: "failed", label: "Needs a decision" },
    { value: "given-up", label: "Given up" },
  ],
  search: { label: "Whole email address" },
  filters: [
    {
      name: "kind",
      label: "About",
      anyLabel: "Everything",
      pattern: /^[a-z][a-z0-9-]{0,63}$/,
      options: emailKinds,
    },
  ],
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: emailRows,
  inbox: { view: "failed", about: stateSentence },
  idOf: row => row.id,
  nameOf: ({ message, address_start }) => `“${kindOfEmail(message)}” to ${address_start}`,
  empty: ({ view, search }) =>
    search
      ? "No email to exactly this address."
      : view === "failed"
        ? "Every email went out."
        : "No emails match.",
  rowActions: ({ state, resend }) => (state === "failed" ? failedActions(resend) : []),
  columns: [
    {
      key: "email",
      label: "Email",
      cell: ({ message, address_start }, { href }) => (
        <>
          <Link to={href} className="underline">
            {kindOfEmail(message)}
          </Link>
          <span className="wrap-anywhere block font-normal text-small">to {address_start}</span>
        </>
      ),
      csv: ({ message }) => kindOfEmail(message),
      personalCsv: ({ message, address_start }) => `${kindOfEmail(message)} to ${address_start}`,
    },
    {
      key: "state",
      label: "State",
      cell: ({ state, problem, attempts }) => (
        <>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          {problem && (
            <span className="block pt-1 font-normal text-small">
              {PROBLEMS[problem]} {attempts > 1 && `We tried ${attempts} times.`}
            </span>
          )}
        </>
      ),
      csv: stateSentence,
    },
    {
      key: "written",
      label: "Written",
      cell: ({ created_at }) => <OfficeTime at={created_at} />,
      csv: ({ created_at }) => created_at,
    },
  ],
  detail: { load: emailForStaff, View: EmailDetail },
})

// The buttons of the inbox name the most frequent reasons; the page of an email has all of them.
function failedActions(resend: LoggedEmail["resend"]): RowAction[] {
  const again = { intent: "resend", label: "Send again", isPrimary: true }
  const reasons = (["wrong-address", "not-needed"] as const).map(intent => ({
    intent,
    label: `Set aside: ${SET_ASIDE_REASONS[intent].toLowerCase()}`,
  }))
  return resend === "resent" ? [again, ...reasons] : reasons
}
