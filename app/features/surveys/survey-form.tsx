import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { fieldOf } from "./answers.ts"
import type { Phase, Statement } from "./queries.ts"

interface Props {
  statements: readonly Statement[]
  phase: Phase
  /** Where "Skip" leads. */
  next: string
}

const CHOICES = [
  { value: "true", label: "True" },
  { value: "false", label: "False" },
  { value: "unsure", label: "Don’t know" },
]

export function SurveyForm({ statements, phase, next }: Props) {
  return (
    <Form className="gap-8">
      <input type="hidden" name="phase" value={phase} />
      <ol className="grid gap-8">
        {statements.map(({ number, statement }) => (
          <li key={number} className="border-gray-300 border-t-[1.5px] pt-5">
            <Segmented
              name={fieldOf(number)}
              label={
                <span className="text-[1.125rem]">
                  {number}. {statement}
                </span>
              }
              choices={CHOICES}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 border-ink border-t-4 pt-6">
        <SubmitButton size="lg">Send my answers</SubmitButton>
        <Link to={next} className="font-bold underline">
          Skip the questions
        </Link>
      </div>
    </Form>
  )
}
