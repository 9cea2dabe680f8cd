import { useEffect, useState } from "react"
import { Checkbox, CheckboxGroup, RadioGroup } from "#app/ui/forms/choice.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { Accordion } from "#app/ui/overlays/accordion.tsx"
import { QuestionCard, type Steps } from "./question-card.tsx"
import { choicesOf, QUESTION_NAMES, QUESTIONS, type QuestionName } from "./questions.ts"

const TRAINED = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
]

const NO_STORY = { text: "", saved: "" }

/** Everything that is not required, closed until someone opens it. */
export function OptionalCard({ steps, className }: { steps: Steps; className?: string }) {
  const questions = QUESTION_NAMES.map(name => ({
    key: name as string,
    title: QUESTIONS[name].title,
    content: <Answers name={name} />,
  }))
  const trained = {
    key: "is_trained",
    title: "Did you learn this from us?",
    content: (
      <RadioGroup
        name="is_trained"
        label={<span className="sr-only">Learned from us</span>}
        choices={TRAINED}
      />
    ),
  }
  const story = { key: "story", title: "In your own words", content: <Story isCleared={steps.isCleared} /> }
  return (
    <QuestionCard
      {...{ steps, step: 5, lines: ["That’s all", "we need"], face: "bg-gray-100", className }}
      nextLabel="Skip to the end"
      note="The rest is up to you. Add one thing, or none."
    >
      <Accordion
        items={[...questions, trained, story]}
        className="nav:columns-2 nav:gap-10 [&_details]:break-inside-avoid [&_summary]:text-body"
      />
    </QuestionCard>
  )
}

function Answers({ name }: { name: QuestionName }) {
  const { title, labels, isMultiple } = QUESTIONS[name]
  const Group = isMultiple ? CheckboxGroup : RadioGroup
  return <Group name={name} label={<span className="sr-only">{title}</span>} choices={choicesOf(labels)} />
}

function Story({ isCleared }: { isCleared: boolean }) {
  const [story, setStory] = useState(NO_STORY)
  useEffect(() => {
    if (isCleared) setStory(NO_STORY)
  }, [isCleared])
  return (
    <div className="grid gap-4">
      <TextArea
        name="story"
        label="What happened"
        optional
        maxLength={2000}
        hint="Please leave out names, addresses and phone numbers. What looks like one is blacked out before we save it. A person reads the rest, and we delete it within 90 days."
        onInput={event => {
          const { value } = event.currentTarget
          void import("./without-details.ts")
            .then(({ withoutDetails }) => setStory({ text: value.trim(), saved: withoutDetails(value) }))
            // The database decides what is saved; this only shows it.
            .catch(() => undefined)
        }}
      />
      {story.saved !== story.text && (
        <p role="status" className="wrap-anywhere border-ink border-l-4 pl-4 text-small">
          <b>We’d save it like this:</b> <span className="whitespace-pre-line">{story.saved}</span>
        </p>
      )}
      <Checkbox name="may_quote" label="You may quote this without saying where it came from" />
    </div>
  )
}
