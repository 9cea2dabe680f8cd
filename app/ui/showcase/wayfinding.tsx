import { useSearchParams } from "react-router"
import { BreathProgress, ProgressBar } from "#app/ui/data/progress.tsx"
import { Stepper } from "#app/ui/forms/stepper.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { pageFrom } from "#app/ui/navigation/page-numbers.ts"
import { Pagination } from "#app/ui/navigation/pagination.tsx"
import { TabLinks, Tabs } from "#app/ui/navigation/tabs.tsx"
import { Accordion } from "#app/ui/overlays/accordion.tsx"
import { Columns, Section } from "#app/ui/showcase/section.tsx"

const LESSONS = [
  { label: "What an overdose looks like", note: "Done", to: "/courses" },
  { label: "Naloxone: the spray", note: "Done", to: "/courses" },
  { label: "Tilt, spray, breathe", note: "You’re here" },
  { label: "After: stay, side, story", note: "2 min" },
]

const PAGES = 12

export function Wayfinding() {
  const [search] = useSearchParams()
  return (
    <>
      <Columns>
        <Section title="Tabs, and tabs as links">
          <Tabs
            label="About Night Shift"
            tabs={[
              {
                key: "what",
                label: "What happens",
                panel: <p>Two hours, three practice rounds, one snack table.</p>,
              },
              {
                key: "who",
                label: "Who it’s for",
                panel: <p>Bar and door staff. No medical training needed.</p>,
              },
              { key: "where", label: "Where", panel: <p>Lantern Hall, Little Rock. Ramp on 4th Street.</p> },
            ]}
          />
          <TabLinks
            label="Account"
            className="mt-5"
            links={[
              { to: "/dev/ui", label: "Overview", end: true },
              { to: "/courses", label: "Courses" },
              { to: "/events", label: "Tickets" },
              { to: "/donate", label: "Giving" },
            ]}
          />
        </Section>
        <Section title="Accordion">
          <Accordion
            exclusive
            items={[
              {
                key: "harm",
                title: "Can I make it worse?",
                open: true,
                content: (
                  <p>No. Naloxone does nothing to someone who hasn’t taken opioids. Call 911 either way.</p>
                ),
              },
              {
                key: "law",
                title: "Can I get in trouble for helping?",
                content: (
                  <p>Most states protect you by law when you call. Your state’s page has the details.</p>
                ),
              },
            ]}
          />
        </Section>
      </Columns>
      <Columns>
        <Section title="Stepper">
          <Stepper label="Lessons" steps={LESSONS} current={2} />
        </Section>
        <Section title="Stepper across, breath progress, goal, breadcrumbs, pagination">
          <div className="grid gap-8">
            <Stepper
              label="Checkout"
              direction="across"
              steps={[{ label: "Amount" }, { label: "You" }, { label: "Card" }]}
              current={1}
            />
            <div className="grid max-w-[440px] gap-3">
              <BreathProgress done={2} steps={4} unit="lessons" />
              <BreathProgress done={5} steps={5} unit="lessons" />
            </div>
            <div className="on-dark rounded-panel bg-ink p-5">
              <BreathProgress done={1} steps={6} unit="lessons" onDark />
            </div>
            <ProgressBar value={62} max={100} label="62% of the goal" className="max-w-[440px] bg-gray-200" />
            <Breadcrumbs
              trail={[
                { label: "Home", to: "/" },
                { label: "News", to: "/news/blog" },
                { label: "What a bartender keeps next to the limes" },
              ]}
            />
            <Pagination page={pageFrom(search, PAGES)} pages={PAGES} label="Articles" />
          </div>
        </Section>
      </Columns>
    </>
  )
}
