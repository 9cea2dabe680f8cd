import { useEffect, useState } from "react"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { QuestionCard, type Steps } from "./question-card.tsx"
import { choicesOf } from "./questions.ts"
import { DOSES, OUTCOMES, type recentPeriods } from "./reversal-answers.ts"

export type Periods = ReturnType<typeof recentPeriods>

export function WhenCard({ steps, periods }: { steps: Steps; periods: Periods }) {
  const choices = [periods.week, periods.month, { value: "earlier", label: "Earlier" }]
  return (
    <QuestionCard
      {...{ steps, step: 1, lines: ["Roughly", "when?"], face: "bg-air-200" }}
      note="We keep the week or the month. Never the day or the hour."
    >
      <RadioGroup
        name="when"
        label={<span className="sr-only">When it was</span>}
        variant="cards"
        choices={choices}
      />
      <div className="hidden [form:has([value=earlier]:checked)_&]:block">
        <SelectField
          name="month"
          label="Which month"
          optional
          placeholder="I’m not sure"
          options={periods.earlier}
        />
      </div>
    </QuestionCard>
  )
}

export function WhereCard({ steps, state }: { steps: Steps; state: string }) {
  const counties = useCounties(state)
  return (
    <QuestionCard
      {...{ steps, step: 2, lines: ["Where", "was it?"], face: "bg-marigold-200" }}
      note="Only as close as you like. We never publish a number below 10."
    >
      <SelectField name="state" label="State" placeholder="Choose a state" options={STATE_OPTIONS} />
      <TextField
        name="county"
        label="County"
        optional
        list={counties.length > 0 ? "reversal-counties" : undefined}
        autoComplete="off"
      />
      {counties.length > 0 && (
        <datalist id="reversal-counties">
          {counties.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <Checkbox name="is_unsaid" label="I’d rather not say" />
    </QuestionCard>
  )
}

/** The counties of a state, without telling the server which state it is. */
function useCounties(state: string) {
  const [counties, setCounties] = useState<readonly string[]>([])
  useEffect(() => {
    if (state === "") return setCounties([])
    import("./reversal-counties.ts").then(
      ({ countiesOf }) => setCounties(countiesOf(state)),
      // The field takes any county without the list.
      () => setCounties([]),
    )
  }, [state])
  return counties
}

export function DosesCard({ steps }: { steps: Steps }) {
  return (
    <QuestionCard
      {...{ steps, step: 3, lines: ["How many", "doses?"], face: "bg-green-200" }}
      note="All together, yours and anyone else’s. A guess is fine."
    >
      <RadioGroup
        name="doses"
        label={<span className="sr-only">How many doses were given</span>}
        variant="cards"
        columns="grid-cols-2 [&>:last-child]:col-span-2"
        choices={choicesOf(DOSES)}
      />
    </QuestionCard>
  )
}

export function OutcomeCard({ steps }: { steps: Steps }) {
  return (
    <QuestionCard
      {...{ steps, step: 4, lines: ["Did they", "survive?"], face: "bg-white" }}
      note="As far as you know. There’s no wrong answer here. Take your time."
    >
      <RadioGroup
        name="outcome"
        label={<span className="sr-only">Whether they survived</span>}
        variant="cards"
        choices={choicesOf(OUTCOMES)}
      />
    </QuestionCard>
  )
}
