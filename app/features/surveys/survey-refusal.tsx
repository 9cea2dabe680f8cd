import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Refusal } from "./queries.ts"

const MESSAGES: Record<Refusal, { title: string; text: string; action?: { to: string; label: string } }> = {
  "no-consent": {
    title: "This survey needs a guardian’s permission",
    text: "If you’re under 18, we keep survey answers only if a guardian agrees, because we use them for research. You can take the course without it.",
    action: { to: "/me/guardians", label: "Ask a guardian" },
  },
  already: {
    title: "You already answered this",
    text: "We have your answers, and each person counts once. Thank you.",
  },
  started: {
    title: "You already started this course",
    text: "These questions are for before the first lesson, so that we can see what the course teaches. You’ll get them again at the end.",
  },
  "no-key": {
    title: "We couldn’t remember this device",
    text: "Your answers would be lost. Allow cookies for this site, or sign in, and send them again.",
  },
  unknown: { title: "No survey here", text: "This course has no survey right now." },
}

/** Why the survey is not shown, with a link to continue. */
export function SurveyRefusal({ refusal, next }: { refusal: Refusal; next: string }) {
  const { title, text, action } = MESSAGES[refusal]
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <h2 className="wdth-92 text-3">{title}</h2>
      <p className="max-w-[35em] text-lead">{text}</p>
      <div className="flex flex-wrap gap-4">
        <PushButton to={next}>Continue</PushButton>
        {action && (
          <PushButton to={action.to} variant="white">
            {action.label}
          </PushButton>
        )}
      </div>
    </div>
  )
}
