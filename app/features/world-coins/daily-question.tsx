import { Form } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
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
}

/** The question of the day, or what there is to know about the answer. */
export function DailyQuestionPanel({ asked, given }: { asked: DailyQuestion; given: DailyAnswer | null }) {
  if (given) return <Explanation {...given} />
  return (
    <Form method="post" className="grid justify-items-start gap-6">
      <input type="hidden" name="day" value={asked.day} />
      <fieldset className="grid gap-4">
        <legend className="wdth-92 mb-4 text-3">{asked.question}</legend>
        {asked.options.map(({ key, text }) => (
          <label key={key} className="flex items-start gap-3 text-lead">
            <input type="radio" name="option" value={key} required className="mt-1.5 size-5 flex-none" />
            {text}
          </label>
        ))}
      </fieldset>
      <PushButton type="submit">Answer</PushButton>
    </Form>
  )
}

function Explanation({ day, option, isRight, right, explanation }: DailyAnswer) {
  return (
    <div className="grid justify-items-start gap-6">
      <div role="status" className="grid gap-3">
        <h2 className="wdth-92 text-3">{isRight ? "That’s right." : "Not quite, and that’s fine."}</h2>
        <p className="max-w-[34em] text-lead leading-[1.42]">
          {isRight ? explanation : `The answer is: ${right}. ${explanation}`}
        </p>
      </div>
      <Finished source={`daily:${day}`} proof={[option]} />
      <p>The next question comes tomorrow. Nothing is lost if you skip a day.</p>
    </div>
  )
}
