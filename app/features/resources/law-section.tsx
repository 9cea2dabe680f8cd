import { Form } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import type { Filters } from "./filters.ts"
import { LawSummary } from "./law-summary.tsx"
import type { StateLaw } from "./queries.ts"

interface Props {
  law: StateLaw | null
  states: readonly string[]
  filters: Filters
}

/** The law of one state, chosen from a list or taken from the member's profile. */
export function LawSection({ law, states, filters }: Props) {
  return (
    <section
      id="law"
      aria-labelledby="law-heading"
      // The edge would cover the filters right above it.
      className={cn("bg-green-200 py-section", filters.kind !== "laws" && "breath-edge")}
    >
      <div className="wrap grid gap-x-[clamp(24px,5vw,88px)] gap-y-6 column:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="law-heading" className="text-1 uppercase leading-[0.88] wdth-74">
            Can I get in trouble?
          </h2>
          <p className="mt-5 max-w-[36em] text-lead leading-[1.42]">
            Most states have a law for people who call for help in an overdose. They differ. Choose yours.
          </p>
        </div>
        {/* The key shows the state of the URL again after "Back". */}
        <Form
          key={law?.state}
          action="/about/resources#law"
          preventScrollReset
          aria-label="Choose a state"
          className="grid items-end gap-3.5 self-end phone:grid-cols-[minmax(0,1fr)_auto]"
        >
          {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
          {filters.language && <input type="hidden" name="language" value={filters.language} />}
          <SelectField
            name="state"
            label="State"
            placeholder="Choose a state"
            defaultValue={law?.state}
            options={states.map(name => ({ value: name, label: name }))}
          />
          <PushButton type="submit" variant="ink" className="mb-1.5">
            Show the law
          </PushButton>
        </Form>
      </div>
      {law && <LawSummary key={law.state} law={law} />}
      <div className="wrap mt-8">
        <p className="max-w-[78ch] text-small">
          This is general information, not legal advice. We wrote it from copies of the pages we name, some of
          them old, and no lawyer has reviewed it yet. Laws change, and police and courts apply them case by
          case. For your own case, ask a lawyer or your state health department. In an overdose, call 911
          first.
        </p>
      </div>
    </section>
  )
}
