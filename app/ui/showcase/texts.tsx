import { Loader, Skeleton } from "#app/ui/brand/loader.tsx"
import { Avatar } from "#app/ui/data/avatar.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { Prose } from "#app/ui/data/prose.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Columns, Row, Section } from "#app/ui/showcase/section.tsx"

export function Texts() {
  return (
    <>
      <Columns>
        <Section title="Badges, avatars, skeleton, loader">
          <Row className="gap-3">
            <Badge>Draft</Badge>
            <Badge tone="green" icon="ph:check-bold">
              Confirmed
            </Badge>
            <Badge tone="air">Online</Badge>
            <Badge tone="marigold">12 seats left</Badge>
            <Badge tone="siren" live>
              Happening now
            </Badge>
            <Badge tone="ink">Staff</Badge>
          </Row>
          <Row>
            <Avatar name="Marisol Vega" size="lg" />
            <Avatar name="Sam Okafor" />
            <Avatar name="Ruth Ellery" size="sm" />
            <Avatar name="Narcat" picture="/mascot/narcat-face.svg" />
          </Row>
          <div className="grid gap-4">
            <Skeleton className="h-13 w-[70%]" />
            <Skeleton className="h-4.5 w-[94%]" />
            <Skeleton className="h-4.5 w-[82%]" />
            <Loader label="Looking for your ticket" />
          </div>
        </Section>
        <Section title="Empty state">
          <EmptyState title="No tickets yet" action={<PushButton to="/events">Find an event</PushButton>}>
            <p>When you save a spot at an event, it shows up here.</p>
          </EmptyState>
        </Section>
      </Columns>
      <Columns>
        <Section title="Callouts">
          <div className="grid gap-4">
            <Callout title="Good to know">
              Naloxone keeps for about two years. The date is on the box.
            </Callout>
            <Callout tone="good">Your certificate is good until 2028.</Callout>
            <Callout tone="warm" title="Heavy stuff?">
              Pause any time. However you feel about it today is fine.
            </Callout>
            <Callout tone="urgent" title="Someone won’t wake up?">
              Call 911 first. Then spray, then breathe for them.
            </Callout>
          </div>
        </Section>
        <Section title="Prose: editor-written content">
          <Prose>
            <p>
              The drawer under the limes holds a bottle opener, a roll of tape and <strong>two doses</strong>.
              It has been opened eleven times this year. <a href="/news/blog">Nine people</a> walked home.
            </p>
            <h3>What the bar agreed on</h3>
            <ul>
              <li>Everyone on shift knows where the drawer is.</li>
              <li>The first person to see it calls 911. Don’t wait for the manager.</li>
            </ul>
            <blockquote>
              You tilt, you spray, you breathe. I had done harder things with a blender.
              <cite>Dee, Tuesday shift</cite>
            </blockquote>
            <ol>
              <li>Check the date on the box.</li>
              <li>
                Write the lot, like <code>6F21</code>, on the list.
              </li>
            </ol>
            <hr />
            <p>
              <em>Told to us in October. Names were changed.</em>
            </p>
          </Prose>
        </Section>
      </Columns>
    </>
  )
}
