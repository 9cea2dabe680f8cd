import { href } from "react-router"
import { formatLongDate, formatMonth } from "#app/lib/format/dates.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Ticket } from "#app/ui/brand/ticket.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { GuardianHomeData } from "./home.server.ts"
import { Invitations, YoungLearners } from "./home-lists.tsx"
import { relationLabel } from "./labels.ts"

/** Open requests first, then the linked learners. */
export function GuardianHome({ home, flash }: { home: GuardianHomeData; flash: Flash | null }) {
  const { learners, slips, children, invitations } = home
  return (
    <div className="bg-paper">
      <div className="wrap grid gap-[clamp(40px,5vw,72px)] pb-[clamp(48px,6vw,96px)]">
        <FlashMessage flash={flash} className="mt-6 max-w-190" />
        {home.isLearner && <LearnerHint />}
        {slips.length > 0 && <WaitingSlips home={home} />}
        <section aria-labelledby="learners" className="grid gap-5">
          <h2 id="learners" className="wdth-82 mt-[clamp(28px,3vw,44px)] text-2 leading-[0.94]">
            Your learners
          </h2>
          {learners.length === 0 ? (
            <EmptyState
              title="No one yet"
              action={
                <PushButton to={href("/guardian/invite")} iconAfter="ph:arrow-right-bold">
                  Link a learner
                </PushButton>
              }
            >
              Invite your learner by email, or ask them for a code: they find it under “Guardians” in their
              account.
            </EmptyState>
          ) : (
            <ul className="grid gap-5 column:grid-cols-2">
              {learners.map(link => (
                <LearnerPanel key={link.link} link={link} />
              ))}
              <li className="grid content-between gap-5 rounded-panel bg-air-200 p-[clamp(22px,2.6vw,40px)]">
                <div className="grid gap-2.5">
                  <h3 className="text-3">Another learner?</h3>
                  <p>Up to six. Invite them by email, or enter the code from their account.</p>
                </div>
                <div className="flex flex-wrap gap-4">
                  <PushButton to={href("/guardian/invite")} variant="white">
                    Invite
                  </PushButton>
                  <PushButton to={href("/guardian/accept/:code?")} variant="white">
                    I have a code
                  </PushButton>
                </div>
              </li>
            </ul>
          )}
        </section>
        {invitations.length > 0 && <Invitations invitations={invitations} />}
        {children.length > 0 && <YoungLearners list={children} />}
      </div>
    </div>
  )
}

function LearnerHint() {
  return (
    <p className="mt-6 text-lead">
      You are a learner yourself. Find your guardians here:{" "}
      <PushButton to={href("/me/guardians")} variant="white" size="sm">
        Your guardians
      </PushButton>
    </p>
  )
}

function WaitingSlips({ home: { slips, learners } }: { home: GuardianHomeData }) {
  return (
    <section aria-labelledby="waiting" className="grid gap-5">
      <h2 id="waiting" className="wdth-82 mt-[clamp(28px,3vw,44px)] text-2 leading-[0.94]">
        Waiting for you
      </h2>
      <ul className="grid gap-4 column:grid-cols-2">
        {slips.map(({ id, learner_id, title, happens_on }) => (
          <li key={id}>
            <Ticket
              title={title}
              over={formatLongDate(happens_on)}
              stub={{ big: new Date(happens_on).getUTCDate(), small: formatMonth(happens_on) }}
              tone="marigold"
              to={href("/guardian/slips/:id", { id })}
            >
              {learners.find(link => link.learner_id === learner_id)?.name ?? "Your learner"} needs your
              permission
            </Ticket>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LearnerPanel({ link }: { link: GuardianHomeData["learners"][number] }) {
  const name = link.name ?? "Your learner"
  return (
    <li className="grid content-between gap-5 rounded-panel bg-green-200 p-[clamp(22px,2.6vw,40px)]">
      <div className="grid gap-2.5">
        <h3 className="wdth-80 wrap-anywhere text-[clamp(2.2rem,4vw,3.6rem)] uppercase leading-[0.86]">
          {name}
        </h3>
        <p>
          {link.verified_at
            ? `${relationLabel(link.relation)}, linked since ${formatLongDate(link.verified_at)}`
            : `${name} still has to confirm that you are their guardian. Your answers count from then on.`}
        </p>
        {link.unanswered > 0 && (
          <p>
            <Badge tone="marigold">
              {link.unanswered === 1 ? "One permission needs" : `${link.unanswered} permissions need`} your
              answer
            </Badge>
          </p>
        )}
      </div>
      {link.verified_at ? (
        <PushButton
          to={href("/guardian/learners/:id", { id: link.learner_id })}
          variant="ink"
          iconAfter="ph:arrow-right-bold"
          className="justify-self-start"
        >
          Open the page
        </PushButton>
      ) : (
        <Badge tone="air" className="justify-self-start">
          Waiting for {name}
        </Badge>
      )}
    </li>
  )
}
