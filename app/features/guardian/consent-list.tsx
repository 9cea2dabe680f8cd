import { formatLongDate } from "#app/lib/format/dates.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { Consent, ConsentText, LearnerPage } from "./queries.ts"
import type { Viewer } from "./viewer.ts"

/** Each purpose with the guardians' answers and whether it is allowed. A guardian has the unanswered ones in a form. */
export function ConsentList({ page, viewer }: { page: LearnerPage; viewer: Viewer }) {
  const texts = unansweredFirst(page).filter(
    ({ kind }) => !viewer.isGuardian || newestOf(page, kind).length > 0,
  )
  if (texts.length === 0) return null
  return (
    <ul className="grid gap-6">
      {texts.map(text => {
        const newest = newestOf(page, text.kind)
        return (
          <li
            key={text.kind}
            className="grid gap-2 border-gray-300 border-b-[1.5px] pb-6 last:border-0 last:pb-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="font-bold text-[1.125rem]">{text.title}</h3>
              <Standing newest={newest} text={text} />
            </div>
            <p className="max-w-[60ch] text-gray-700">{text.summary}</p>
            {newest.length === 0 && <p className="text-gray-600 text-small">No one has answered yet.</p>}
            {newest.map(consent => (
              <Answer key={consent.id} consent={consent} page={page} viewer={viewer} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function Standing({ newest, text }: { newest: readonly Consent[]; text: ConsentText }) {
  const standing = standingOf(newest, text.version)
  if (standing === "yes") {
    return (
      <Badge tone="green" icon="ph:check-bold">
        Allowed
      </Badge>
    )
  }
  if (standing === "no") {
    return (
      <Badge tone="gray" icon="ph:prohibit-bold">
        Not allowed
      </Badge>
    )
  }
  return <Badge tone="marigold">Waiting for an answer</Badge>
}

/** Mirrors `private.has_consent`: any no or withdrawn permission wins. */
function standingOf(newest: readonly Consent[], version: number) {
  const counted = newest.filter(
    consent => consent.version === version || !consent.is_given || consent.withdrawn_at,
  )
  if (counted.length === 0) return "open"
  return counted.every(({ is_given, withdrawn_at }) => is_given && !withdrawn_at) ? "yes" : "no"
}

function unansweredFirst(page: LearnerPage) {
  const isAnswered = ({ kind, version }: ConsentText) => standingOf(newestOf(page, kind), version) !== "open"
  return page.texts.toSorted((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)))
}

/** The latest answer of each linked guardian. */
function newestOf({ consents, guardians }: LearnerPage, kind: string) {
  return guardians.flatMap(
    ({ id }) => consents.find(given => given.kind === kind && given.guardian_id === id) ?? [],
  )
}

function Answer({ consent, page, viewer }: { consent: Consent; page: LearnerPage; viewer: Viewer }) {
  const { guardian_id, is_given, signed_name, given_at, version, withdrawn_at, kind } = consent
  const guardian = page.guardians.find(({ id }) => id === guardian_id)
  const isMine = viewer.isGuardian && guardian_id === viewer.id
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
      <p className="flex items-start gap-2">
        <Icon
          name={is_given && !withdrawn_at ? "ph:check-circle-fill" : "ph:x-circle-fill"}
          className="mt-[0.2em] size-[1.1em] flex-none"
        />
        <span className="wrap-anywhere">
          <b>{isMine ? "You" : (guardian?.name ?? "A guardian")}</b> said {is_given ? "yes" : "no"} on{" "}
          {formatLongDate(given_at)}, signed “{signed_name}”, version {version}
          {withdrawn_at && `; withdrawn on ${formatLongDate(withdrawn_at)}`}.
        </span>
      </p>
      {isMine && is_given && !withdrawn_at && (
        <Form intent="withdraw" className="flex-none">
          <input type="hidden" name="kind" value={kind} />
          <SubmitButton variant="white" size="sm" aria-label={`Withdraw: ${titleOf(page, kind)}`}>
            Withdraw
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

function titleOf({ texts }: LearnerPage, kind: string) {
  return texts.find(text => text.kind === kind)?.title ?? ""
}
