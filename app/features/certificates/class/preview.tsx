import { assertNever } from "#app/lib/assert-never.ts"
import { Table } from "#app/ui/data/table.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { Line, Preview } from "./issue.server.ts"

// The form has been checked: it shows no errors of its own.
const NO_RESULT = {}

/** What the list leads to, line by line, with the button that does it. */
export function ClassPreview({ preview }: { preview: Preview }) {
  const { lines, values = {} } = preview
  const count = lines.filter(({ outcome }) => outcome === "issued").length
  return (
    <section aria-labelledby="preview" className="grid gap-5 border-ink border-t-4 pt-5">
      <h2 id="preview" tabIndex={-1} className="wdth-88 text-3">
        {summaryOf(count, lines.length - count)}
      </h2>
      <Table
        caption="What happens to each person"
        rows={lines.map((line, index) => ({ ...line, number: index + 1 }))}
        keyOf={({ number }) => String(number)}
        columns={[
          {
            key: "name",
            label: "Name",
            cell: ({ name }) => <span className="wrap-anywhere">{name || "No name"}</span>,
          },
          {
            key: "email",
            label: "Email",
            cell: ({ email }) => <span className="wrap-anywhere">{email || "No email"}</span>,
          },
          { key: "outcome", label: "What happens", cell: line => outcomeText(line.outcome) },
        ]}
      />
      {count > 0 && (
        <Form intent="issue" result={NO_RESULT}>
          {Object.entries(values)
            .filter(([name]) => name !== "intent")
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={String(value)} />
            ))}
          <SubmitButton className="justify-self-start">
            {count === 1 ? "Issue one certificate" : `Issue ${count} certificates`}
          </SubmitButton>
        </Form>
      )}
    </section>
  )
}

function summaryOf(issued: number, leftOut: number) {
  const first =
    issued === 0
      ? "Nobody gets a certificate."
      : issued === 1
        ? "One person will get a certificate and an email."
        : `${issued} people will get a certificate and an email.`
  if (leftOut === 0) return first
  return `${first} ${leftOut === 1 ? "One line is" : `${leftOut} lines are`} left out.`
}

function outcomeText(outcome: Line["outcome"]) {
  switch (outcome) {
    case "issued":
      return <b>Gets a certificate</b>
    case "has-one":
      return "Has one from this class, or a newer one"
    case "repeated":
      return "Is on the list twice"
    case "invalid-name":
      return "The name is missing or has characters that don’t belong in one"
    case "invalid-email":
      return "The email address is missing or wrong"
    case "needs-guardian":
      return "Has an account, but is under 18 without a guardian’s permission, or hasn’t said how old they are"
    case "on-hold":
      return "An earlier certificate is suspended or was revoked for cheating. Decide about that one first"
    default:
      return assertNever(outcome)
  }
}
