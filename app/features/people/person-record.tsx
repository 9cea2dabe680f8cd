import type { ReactNode } from "react"
import { formatDate, formatTimeAgo } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { OfficeTimes } from "#app/lib/staff/office-time.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { AccessQuestion } from "./access-question.tsx"
import { RELATIONS, ROLES } from "./labels.ts"
import { Merges } from "./merges.tsx"
import type { OpenedPerson, PersonForStaff } from "./queries.ts"
import { Line, LineButton, Section } from "./record-parts.tsx"

interface Props {
  person: PersonForStaff["person"]
  opened: OpenedPerson
  result: ActionResult | undefined
  now: number
}

// A button of this page shows no field errors.
const NO_RESULT = {}

/** What administrators see once they have given a reason. */
export function PersonRecord({ person, opened, result, now }: Props) {
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label="Email">{person.email ?? "Not confirmed yet"}</Fact>
        {person.state && <Fact label="State">{person.state}</Fact>}
        {person.created_at && (
          <Fact label="Member since">
            <OfficeTime at={person.created_at} show="day" />
          </Fact>
        )}
        {person.adult_on && <Fact label="Under 18 until">{formatDate(person.adult_on)}</Fact>}
        <Fact label="Two-step sign-in">{person.has_second_factor ? "On" : "Off"}</Fact>
      </dl>
      <Roles roles={opened.roles} result={result?.intent === "grant" ? result : NO_RESULT} />
      <Guardianships guardianships={opened.guardianships} />
      <Sessions sessions={opened.sessions} now={now} />
      <Merges merges={opened.merges} />
      <Section title="Why can’t they see something?">
        <AccessQuestion name={person.display_name ?? "this person"} access={opened.access} />
      </Section>
    </>
  )
}

function Roles({ roles, result }: Pick<OpenedPerson, "roles"> & { result: ActionResult }) {
  const times = useOfficeTimes()
  return (
    <Section title="Roles">
      {roles.length === 0 && <p>None. They see the site like every member.</p>}
      <ul className="grid">
        {roles.map(({ id, role, granted_at, chapters }) => (
          <Line
            key={id}
            title={ROLES[role]}
            about={`${chapters?.name ?? "Whole site"}, since ${times.day(granted_at)}`}
          >
            <Form intent="remove" result={NO_RESULT}>
              <input type="hidden" name="role_id" value={id} />
              <LineButton label="Take it away" name={ROLES[role]} />
            </Form>
          </Line>
        ))}
      </ul>
      <Form key={roles.length} intent="grant" result={result} className="field-row max-w-120">
        <SelectField name="role" label="Another role" placeholder="Choose a role" options={GRANTABLE} />
        <SubmitButton size="sm">Give it to them</SubmitButton>
      </Form>
    </Section>
  )
}

// Chapter leads get their role with their chapter.
const GRANTABLE = Object.entries(ROLES)
  .filter(([value]) => value !== "chapter_lead")
  .map(([value, label]) => ({ value, label }))

function Guardianships({ guardianships }: Pick<OpenedPerson, "guardianships">) {
  const times = useOfficeTimes()
  return (
    <Section title="Guardians and learners">
      {guardianships.length === 0 && <p>None.</p>}
      <ul className="grid">
        {guardianships.map(({ id, is_guardian, other_id, other_name, relation, verified_at, ended_at }) => (
          <Line
            key={id}
            title={
              <Link to={`/staff/people/${other_id}`} className="underline">
                {other_name ?? "No name yet"}
              </Link>
            }
            about={`${is_guardian ? "Learner; this person is their" : "Their"} ${RELATIONS[relation] ?? "guardian"}, ${stateOf(verified_at, ended_at, times)}`}
          />
        ))}
      </ul>
    </Section>
  )
}

function stateOf(verifiedAt: string | null, endedAt: string | null, times: OfficeTimes) {
  if (endedAt) return `ended on ${times.day(endedAt)}`
  return verifiedAt ? `confirmed on ${times.day(verifiedAt)}` : "not confirmed yet"
}

function Sessions({ sessions, now }: Pick<OpenedPerson, "sessions"> & { now: number }) {
  const times = useOfficeTimes()
  return (
    <Section title="Signed in on">
      {sessions.length === 0 && <p>No device.</p>}
      <ul className="grid">
        {sessions.map(({ id, device, started_at, seen_at, ended_at, is_own }) => (
          <Line
            key={id}
            title={device}
            about={`Since ${times.day(started_at)}, last seen ${formatTimeAgo(seen_at, new Date(now).toISOString())}`}
          >
            {is_own && <Badge tone="green">This device</Badge>}
            {ended_at && <Badge tone="marigold">Signs out at next use</Badge>}
            {!is_own && !ended_at && (
              <Form intent="end-session" result={NO_RESULT}>
                <input type="hidden" name="session" value={id} />
                <LineButton label="Sign it out" name={device} />
              </Form>
            )}
          </Line>
        ))}
      </ul>
    </Section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-bold">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
