import type { ReactNode } from "react"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureForm } from "#app/ui/pictures/picture-form.tsx"
import { StaffSheet, StatusBadge, TrashForm } from "#app/ui/staff/staff-layout.tsx"
import { SOURCE_LABELS, STATE_LABELS, TRASH_RULE, ticketLabel } from "./labels.ts"
import { momentTexts } from "./moment-texts.ts"
import { CancelForm, CardForm, SettingsForm } from "./staff-forms.tsx"
import type { StaffRaffle } from "./staff-queries.ts"
import { Winners } from "./staff-winners.tsx"

/** One raffle: its settings until the first entry, cards, tickets, winners and cancellation. */
export function StaffDetail({ detail: raffle, message, result, listHref }: DetailProps<StaffRaffle>) {
  const { title, slug, state, published_at, winners, entries, time_zone } = raffle
  const isOver = state === "canceled" || winners.length > 0
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{title}</h2>
          <StatusBadge className="flex-none" status={STATE_LABELS[state!]} />
        </div>
        <p>
          Draw on {momentTexts(raffle.draws_at, time_zone).time}.{" "}
          <Link to={`/raffles/${slug}`} className="underline">
            View its page
          </Link>
        </p>
      </div>
      {message}
      {!published_at && state === "draft" && (
        <Form intent="publish">
          <p>Only staff see it so far. Check the rules on its page, then publish it.</p>
          <SubmitButton className="justify-self-start">Publish</SubmitButton>
        </Form>
      )}
      {winners.length > 0 && (
        <Section title="Winners">
          <Winners winners={winners} timeZone={time_zone} />
        </Section>
      )}
      {state === "open" && raffle.sources.includes("mail-in") && (
        <Section title="Enter a card">
          {/* The next card starts with an empty form. */}
          <CardForm key={entries[0]?.number} states={raffle.states} />
        </Section>
      )}
      {entries.length > 0 && (
        <Section title="Newest tickets">
          <ul className="grid gap-1.5">
            {entries.map(({ id, number, source, entered_at, card_name, card_contact }) => (
              <li key={id} className="wrap-anywhere">
                <b>{ticketLabel(number)}</b> {SOURCE_LABELS[source]}, {momentTexts(entered_at, time_zone).day}
                {card_name && `: ${card_name}, ${card_contact}`}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {state !== "canceled" && (
        <Section title="Picture of the prize">
          <PictureForm
            label="Shown on its page"
            choices={raffle.pictures}
            result={result?.intent === "picture" ? result : {}}
          />
        </Section>
      )}
      {!raffle.frozen_at && !isOver && (
        <Section title="Settings">
          <SettingsForm raffle={raffle} />
        </Section>
      )}
      {!isOver && raffle.frozen_at && (
        <p>
          Someone has entered, so the rules are frozen: nobody can close this raffle early or change its
          dates. You can only cancel it.
        </p>
      )}
      {!isOver && <CancelForm result={result} />}
      <TrashForm rule={TRASH_RULE} isPossible={state === "draft" || state === "canceled"} />
    </StaffSheet>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
      <h3 className="font-bold text-lead">{title}</h3>
      {children}
    </section>
  )
}
