import type { ReactNode } from "react"
import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureFigure } from "#app/ui/pictures/picture-figure.tsx"
import { ChapterFacts } from "./chapter-facts.tsx"
import { sinceLabel } from "./labels.ts"
import { MessageForm } from "./message-form.tsx"
import type { Chapter, Membership } from "./queries.ts"

interface Props {
  chapter: Chapter
  /** Null for people who never joined. */
  membership: Membership | null
  flash: Flash | null
  /** Other chapters of the state. */
  neighbors: readonly { slug: string; name: string }[]
  /** Its next events; null without any. */
  events: ReactNode
}

/** A chapter's own page. */
export function ChapterPage({ chapter, membership, flash, neighbors, events }: Props) {
  return (
    <>
      <div className="bg-air-300 pb-[clamp(36px,4vw,64px)]">
        <div className="wrap grid gap-5">
          <Breadcrumbs
            trail={[{ label: "Chapters", to: href("/about/chapters") }, { label: chapter.name }]}
          />
          <h1 className="display wdth-74 wrap-anywhere text-hero uppercase leading-[0.8]">{chapter.name}</h1>
          <div className="grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-6 column:grid-cols-2">
            <div className="grid gap-5">
              <p className="font-semibold text-lead">
                {sinceLabel(chapter)}, {chapter.city}, {chapter.state}
              </p>
              {chapter.about && <p className="max-w-[36em] text-pretty text-lead">{chapter.about}</p>}
            </div>
            {chapter.pictures && (
              <PictureFigure
                picture={chapter.pictures}
                sizes="(width >= 1280px) 600px, (width >= 860px) 46vw, 92vw"
                shape="aspect-16/9"
                eager
              />
            )}
          </div>
        </div>
      </div>
      <div className="wrap grid gap-[clamp(40px,5vw,72px)] py-[clamp(36px,4vw,64px)]">
        <FlashMessage flash={flash} className="max-w-190" />
        <div className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-10 column:grid-cols-2">
          <ChapterFacts chapter={chapter} />
          <Joining membership={membership} />
        </div>
        <IfOpen to={href("/events")}>
          <ChapterEvents chapter={chapter} events={events} />
        </IfOpen>
        {chapter.accepts_messages && (
          <section
            id="contact"
            aria-labelledby="contact-heading"
            className="grid gap-5 border-ink border-t-4 pt-5"
          >
            <h2 id="contact-heading" className="wdth-92 text-3">
              Write to the leads
            </h2>
            <MessageForm />
          </section>
        )}
        {neighbors.length > 0 && <Neighbors state={chapter.state} neighbors={neighbors} />}
      </div>
    </>
  )
}

function Joining({ membership }: Pick<Props, "membership">) {
  const joinedAt = membership?.joined_at
  if (membership?.removed_at)
    return (
      <Callout tone="warm" title="You’re no longer in this chapter">
        The leads removed you on {formatLongDate(membership.removed_at)}. Their reason:{" "}
        {membership.removal_reason}
      </Callout>
    )
  return (
    <section
      id="join"
      aria-labelledby="join-heading"
      className="grid content-start gap-4 rounded-panel bg-green-200 p-6"
    >
      <h2 id="join-heading" className="wdth-92 text-3">
        {joinedAt ? "You’re in this chapter" : "Join this chapter"}
      </h2>
      <p>
        {joinedAt
          ? `Since ${formatLongDate(joinedAt)}. The leads see your name.`
          : "The leads see your name, nothing else. You can belong to more than one chapter and leave any time."}
      </p>
      <Form intent={joinedAt ? "leave" : "join"} key={joinedAt ? "leave" : "join"}>
        <SubmitButton
          variant={joinedAt ? "white" : "ink"}
          iconAfter={joinedAt ? undefined : "ph:arrow-right-bold"}
          className="justify-self-start"
        >
          {joinedAt ? "Leave the chapter" : "Join"}
        </SubmitButton>
      </Form>
    </section>
  )
}

function ChapterEvents({ chapter: { slug, name }, events }: Pick<Props, "chapter" | "events">) {
  return (
    <section aria-labelledby="events-heading" className="grid gap-5 border-ink border-t-4 pt-5">
      <h2 id="events-heading" className="wdth-92 text-3">
        Next events
      </h2>
      {events ?? <p>No date is set right now. Join the chapter, or look at events nearby.</p>}
      <div className="flex flex-wrap gap-x-4 gap-y-3 max-phone:grid">
        <PushButton to={`/events?chapter=${slug}`} variant="white" icon="ph:calendar-blank-bold">
          Events in {name}
        </PushButton>
        <PushButton href={`/events.ics?chapter=${slug}`} variant="white" icon="ph:calendar-plus-fill">
          Add them to your calendar
        </PushButton>
      </div>
    </section>
  )
}

function Neighbors({ state, neighbors }: { state: string; neighbors: Props["neighbors"] }) {
  return (
    <nav aria-label={`Other chapters in ${state}`} className="grid gap-3">
      <p className="font-bold">Other chapters in {state}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {neighbors.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={href("/about/chapters/:chapter", { chapter: slug })}
              className="inline-flex min-h-8 items-center underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
