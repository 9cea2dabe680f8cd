import { Icon } from "#app/ui/brand/icon.tsx"
import { BarChart, BreathChart } from "#app/ui/data/chart.tsx"
import { Counter } from "#app/ui/data/counter.tsx"
import { StateMap } from "#app/ui/data/map/state-map.tsx"
import { Table } from "#app/ui/data/table.tsx"
import { Share } from "#app/ui/navigation/share.tsx"
import { REVERSALS, WHO, YEARS } from "#app/ui/showcase/numbers.ts"
import { Columns, Row, Section } from "#app/ui/showcase/section.tsx"

const STATES = [
  { state: "Arkansas", trained: 4812, reversals: 412, kits: 9930 },
  { state: "Oklahoma", trained: 3977, reversals: 351, kits: 8204 },
  { state: "Tennessee", trained: 3640, reversals: 338, kits: 7115 },
  { state: "Texas", trained: 3502, reversals: 297, kits: 8840 },
]

// Names that no module contains, as they come from data.
const FETCHED_ICONS = ["anchor", "boat"].map(name => `ph:${name}`)

const FORMAT = new Intl.NumberFormat("en-US")

export function Figures({ siteName, siteUrl }: { siteName: string; siteUrl: string }) {
  return (
    <>
      <Section title="Table: sticky head; on a phone each row is a block">
        <Table
          caption="People trained, reversals and kits by state"
          columns={[
            { key: "state", label: "State", cell: row => row.state },
            {
              key: "trained",
              label: "People trained",
              isNumber: true,
              cell: row => FORMAT.format(row.trained),
            },
            {
              key: "reversals",
              label: "Reversals",
              isNumber: true,
              cell: row => FORMAT.format(row.reversals),
            },
            { key: "kits", label: "Kits", isNumber: true, cell: row => FORMAT.format(row.kits) },
          ]}
          rows={STATES}
          keyOf={row => row.state}
          isSelected={row => row.state === "Arkansas"}
        />
      </Section>
      <Section title="Icons whose names come from data">
        <Row>
          {FETCHED_ICONS.map(name => (
            <Icon key={name} name={name} label={name} className="size-8" />
          ))}
        </Row>
      </Section>
      <Section title="Chart: one plateau per value">
        <BreathChart
          title="Reversals reported each year, 2019 to 2026"
          heads={{ label: "Year", value: "Reversals" }}
          values={YEARS}
          note="2026 runs to 31 October."
        />
      </Section>
      <Columns>
        <Section title="Bars">
          <BarChart
            title="Who picked up the spray"
            heads={{ label: "Who", value: "Share" }}
            unit="%"
            values={WHO}
          />
        </Section>
        <Section title="Map in shades">
          <StateMap
            variant="shades"
            title="Reversals by state"
            heading="Reversals"
            values={REVERSALS}
            own="AR"
          />
        </Section>
      </Columns>
      <Section title="Map in dots, with the visitor’s state">
        <div className="rounded-panel bg-air-200 p-[clamp(12px,3vw,40px)]">
          <StateMap
            title="Reversals by state, drawn in dots"
            heading="Reversals"
            values={REVERSALS}
            own="AR"
            card={
              <>
                <p className="display wdth-84 text-[1.75rem] leading-none">Arkansas</p>
                <dl className="mt-2 flex gap-6">
                  <div>
                    <dt className="text-[0.875rem] text-gray-600">Reversals</dt>
                    <dd className="display wdth-64 text-[1.75rem] leading-none">412</dd>
                  </div>
                  <div>
                    <dt className="text-[0.875rem] text-gray-600">Trained</dt>
                    <dd className="display wdth-64 text-[1.75rem] leading-none">4,812</dd>
                  </div>
                </dl>
              </>
            }
          />
        </div>
      </Section>
      <Columns>
        <Section title="Counter">
          <p className="display wdth-62 text-[clamp(4rem,9vw,8rem)] text-green-700 leading-[0.78]">
            <Counter start={45000} amount={3213} />
          </p>
          <p className="mt-2">people who now know what to do</p>
        </Section>
        <Section title="Share">
          <Share url={siteUrl} title={`${siteName}: anyone can do this`} />
        </Section>
      </Columns>
    </>
  )
}
