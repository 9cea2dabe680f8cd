import { Narcat } from "#app/ui/brand/mascot.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Phase } from "./queries.ts"

const WORDS = {
  before: {
    title: "What do you know already?",
    text: "Twelve quick statements before the first lesson: true, false or don’t know. It isn’t graded, and you can skip it.",
  },
  after: {
    title: "What do you know now?",
    text: "The same twelve statements as before the course. Your answers show us what we teach well and where to improve. You can skip it.",
  },
}

/** A link to the survey with a short invitation. */
export function SurveyOffer({ slug, phase }: { slug: string; phase: Phase }) {
  const { title, text } = WORDS[phase]
  return (
    <section className="grid items-center gap-x-6 gap-y-4 rounded-panel bg-green-100 p-[clamp(18px,2.6vw,36px)] phone:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-3">
        <h2 className="wdth-92 text-3">{title}</h2>
        <p className="max-w-[34em]">{text}</p>
        <PushButton to={`/courses/${slug}/survey?phase=${phase}`} variant="white">
          Take the 12-question check
        </PushButton>
      </div>
      <Narcat pose="lookout" alt="" isLazy className="w-36 max-phone:hidden" />
    </section>
  )
}
