import type { ReactNode } from "react"
import { Form } from "react-router"
import { AnimatedNarcat, type NarcatMood } from "#app/ui/brand/animated-narcat.tsx"
import { SourceReference } from "#app/ui/data/source-reference.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { CitedSource } from "#content/schema/sources.ts"
import { Finished } from "./finished.tsx"

interface DailyQuestion {
  day: string
  question: string
  options: readonly { key: string; text: string }[]
}

interface DailyAnswer {
  day: string
  option: string
  isRight: boolean
  right: string
  explanation: string
  sources: readonly CitedSource[]
}

/** The question of the day, or what there is to know about the answer. */
export function DailyQuestionPanel({ asked, given }: { asked: DailyQuestion; given: DailyAnswer | null }) {
  if (given) return <Explanation {...given} />
  return (
    <Panel mood="thinking">
      <h2 id="question" className="text-balance text-3 wdth-92">
        {asked.question}
      </h2>
      <Form method="post" className="w-full">
        <input type="hidden" name="day" value={asked.day} />
        <ul aria-labelledby="question" className="grid max-w-[36rem] gap-3">
          {asked.options.map(({ key, text }) => (
            <li key={key}>
              <PushButton
                {...{ type: "submit", name: "option", value: key, variant: "white" }}
                className="w-full justify-start py-3 text-left text-[1rem] leading-tight wdth-96"
              >
                {text}
              </PushButton>
            </li>
          ))}
        </ul>
      </Form>
    </Panel>
  )
}

function Explanation({ day, option, isRight, right, explanation, sources }: DailyAnswer) {
  return (
    <Panel mood={isRight ? "thumbs" : "waving"}>
      <div role="status" className="grid gap-3">
        <h2 className="text-3 wdth-92">{isRight ? "That’s right." : "Not quite, and that’s fine."}</h2>
        <p className="max-w-[34em] text-lead leading-[1.42]">
          {isRight ? explanation : `The answer is: ${right}. ${explanation}`}
        </p>
      </div>
      <Finished source={`daily:${day}`} proof={[option]} />
      <p>The next question comes tomorrow. Nothing is lost if you skip a day.</p>
      {sources.map(source => (
        <p key={source.id} className="max-w-[68ch] text-small">
          <SourceReference source={source} />
        </p>
      ))}
    </Panel>
  )
}

function Panel({ mood, children }: { mood: NarcatMood; children: ReactNode }) {
  return (
    <div className="grid items-end gap-x-10 gap-y-6 rounded-panel bg-white p-[clamp(20px,3vw,44px)] column:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-6">{children}</div>
      <AnimatedNarcat mood={mood} alt="" className="w-[clamp(110px,18vw,230px)] justify-self-end" />
    </div>
  )
}
