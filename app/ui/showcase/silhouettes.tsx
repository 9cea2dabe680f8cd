import { Clipping } from "#app/ui/brand/clipping.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Pass } from "#app/ui/brand/pass.tsx"
import { Poster } from "#app/ui/brand/poster.tsx"
import { INKS } from "#app/ui/brand/poster-art.ts"
import { RaffleCard, RaffleStrip } from "#app/ui/brand/raffle.tsx"
import { Receipt } from "#app/ui/brand/receipt.tsx"
import { Rosette } from "#app/ui/brand/rosette.tsx"
import { Spine, Spines } from "#app/ui/brand/spine.tsx"
import { DieCut, Sticker, StickerGap } from "#app/ui/brand/sticker.tsx"
import { Ticket } from "#app/ui/brand/ticket.tsx"
import { Avatar } from "#app/ui/data/avatar.tsx"
import { NumberedPanel } from "#app/ui/data/numbered-panel.tsx"
import { Section } from "#app/ui/showcase/section.tsx"

const THIRDS = "grid items-start gap-x-[clamp(24px,3vw,48px)] gap-y-9 column:grid-cols-[.9fr_1fr_1fr]"

export function Silhouettes({ siteName }: { siteName: string }) {
  return (
    <>
      <Section title="Course: spines">
        <Spines label="Courses">
          <li>
            <Spine
              to="/courses"
              title="Overdose response basics"
              note="Everyone"
              facts={["12 min", "4 lessons"]}
              icon="ph:wind-fill"
              color="green"
            />
          </li>
          <li>
            <Spine
              to="/courses"
              title="Behind the bar"
              note="Bartenders and door staff"
              facts={["18 min", "5 lessons"]}
              icon="ph:megaphone-fill"
              color="siren"
            />
          </li>
          <li>
            <Spine
              to="/courses"
              title="Festival crew"
              note="Stewards, medics"
              facts={["25 min", "6 lessons"]}
              icon="ph:timer-fill"
              color="marigold"
            />
          </li>
        </Spines>
      </Section>
      <Section title="Event: posters (rings, bars, cat). Article: clipping. Raffle: strips. Event ticket. Certificate: rosette">
        <div className={THIRDS}>
          <div className="grid grid-cols-2 gap-6 column:grid-cols-1">
            <Poster
              to="/events"
              id="quad-rescue"
              title="Quad Rescue"
              place="Fayetteville"
              date={{ weekday: "Thu", day: "3", month: "Dec" }}
              art="rings"
              inks={INKS[0]}
            />
            <Poster
              to="/events"
              id="night-shift"
              title="Night Shift"
              place="Little Rock"
              date={{ weekday: "Sat", day: "12", month: "Dec" }}
              art="bars"
              inks={INKS[4]}
              className="column:hidden"
            />
          </div>
          <div className="grid gap-9">
            <Clipping to="/news/blog" over="Blog, 11 Nov" title="What a bartender keeps next to the limes">
              <p>Five bars, one drawer, and the night it mattered.</p>
            </Clipping>
            <Clipping
              to="/news/press"
              over="Press, 2 Nov"
              title="Vending machines that hand out air"
              size="small"
            />
            <Ticket
              to="/events"
              over="Sat 12 Dec, 7:00 pm"
              title="Night Shift"
              stub={{ big: "12", small: "Dec" }}
              tone="siren"
            >
              Lantern Hall
            </Ticket>
            <Ticket
              over="Thu 3 Dec, 11:00 am"
              title="Quad Rescue"
              stub={{ big: "3", small: "Dec" }}
              tone="air"
            >
              North Quad, Fayetteville
            </Ticket>
          </div>
          <div className="grid justify-items-start gap-4">
            <RaffleStrip number="004 117" />
            <RaffleStrip number="004 118" tone="green" />
            <RaffleCard
              className="w-full"
              title="Tour jacket"
              goal={{ value: 62, max: 100, text: "62% of the goal: 40 kits" }}
            >
              <p>Draw on 20 Dec. 412 tickets sold.</p>
            </RaffleCard>
            <div className="grid w-full grid-cols-3 items-center gap-5 pt-4">
              <Rosette label="Certified: Festival crew" />
              <Rosette tone="air" label="Certified: Train the trainer" />
              <Rosette tone="gray" label="Not earned yet: Overdose response basics" />
            </div>
          </div>
        </div>
      </Section>
      <Section title="More posters: staff can pick art and inks">
        <div className="grid grid-cols-2 gap-6 column:grid-cols-4">
          <Poster
            to="/events"
            id="lantern"
            title="Lantern Walk"
            place="Hot Springs"
            date={{ weekday: "Fri", day: "18", month: "Dec" }}
            art="bars"
            inks={INKS[4]}
          />
          <Poster
            to="/events"
            id="cat-night"
            title="Cat Night"
            place="Tulsa"
            date={{ weekday: "Wed", day: "9", month: "Dec" }}
            art="cat"
            inks={INKS[2]}
          />
          <Poster
            to="/events"
            id="kitchen"
            title="Kitchen Table"
            place="Online"
            date={{ weekday: "Tue", day: "1", month: "Dec" }}
            art="rings"
            inks={INKS[3]}
          />
          <Poster
            to="/events"
            id="open-mic"
            title="Open Mic"
            place="Memphis"
            date={{ weekday: "Sun", day: "29", month: "Nov" }}
            art="cat"
            inks={INKS[1]}
          />
        </div>
      </Section>
      <Section title="Gift: receipt. Membership: lanyard pass. Numbered panel with breath tab">
        <div className={THIRDS}>
          <Receipt
            tilted
            name={siteName}
            note="What $60 a month does in a year"
            lines={[
              { label: "24 x kits", amount: "$576.00" },
              { label: "3 x trainer sprays", amount: "41.00" },
              { label: "Bus fare, volunteers", amount: "38.00" },
              { label: "Keeping the lights on", amount: "65.00" },
            ]}
            total={{ label: "Total", amount: "$720.00" }}
            after={{ label: "Change", amount: "People, still here" }}
          />
          <div className="grid justify-items-center">
            <Pass
              name="Marisol Vega"
              ribbon="I carry naloxone"
              picture={<Avatar name="Marisol Vega" size="lg" decorative />}
              facts={[
                { label: "Since", value: "Mar 2025" },
                { label: "Chapter", value: "Little Rock" },
                { label: "Member", value: <span className="font-mono">018342</span> },
              ]}
            />
          </div>
          <NumberedPanel
            number={1}
            title="Spot it"
            art={<Narcat pose="lookout" alt="" className="-mt-4 w-3/4 justify-self-end" />}
          >
            <p>They won’t wake up, even if you shout their name. Call 911.</p>
          </NumberedPanel>
        </div>
      </Section>
      <Section title="Stickers: rewards and shout-outs, at most three per view (this page shows all of them)">
        <div className="grid grid-cols-3 place-items-center gap-6.5 rounded-panel bg-gray-200 p-6 [--size:min(150px,24vw)] column:grid-cols-7 column:[--size:min(140px,10vw)]">
          <Sticker fill="fill-marigold-300" className="-rotate-6 [--sticker:var(--size)]">
            <b>Free</b>
            12 min
          </Sticker>
          <Sticker fill="fill-green-300" shape="scallop" className="rotate-6 [--sticker:var(--size)]">
            <b>I carry</b>
            ask me
          </Sticker>
          <Sticker fill="fill-air-300" shape="circle" className="-rotate-4 [--sticker:var(--size)]">
            in<b>5s</b>
            out
          </Sticker>
          <Sticker fill="fill-siren-300" className="rotate-8 [--sticker:var(--size)]">
            Tilt<b>spray</b>
            breathe
          </Sticker>
          <Sticker fill="fill-white" shape="scallop" className="-rotate-10 [--sticker:var(--size)]">
            <small>trained</small>
            <b>12</b>
            <small>friends</small>
          </Sticker>
          <DieCut className="w-(--size) rotate-6">
            <Narcat pose="thumbs" alt="Narcat, our orange cat, gives a thumbs up." className="w-full" />
          </DieCut>
          <StickerGap label="Not earned yet" className="w-(--size)" />
        </div>
      </Section>
    </>
  )
}
