import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Refusal } from "./survey.server.ts"

const WORDS: Record<Refusal, { title: string; text: string; key?: { to: string; label: string } }> = {
  "no-consent": {
    title: "This one needs a yes first",
    text: "Under 18 we keep survey answers only if a guardian agrees, because they are used for research. The course is open to you without it.",
    key: { to: "/me/guardians", label: "Ask a guardian" },
  },
  already: {
    title: "You have answered this",
    text: "Your answers to these statements are in, and each counts once. Thank you.",
  },
  "no-key": {
    title: "We could not remember this device",
    text: "Your answers would be lost. Allow cookies for this site, or sign in, and send them again.",
  },
  unknown: { title: "No survey here", text: "This course has no survey right now." },
}

/** Why there are no questions for this person, and where to go on. */
export function SurveyRefusal({ refusal, next }: { refusal: Refusal; next: string }) {
  const { title, text, key } = WORDS[refusal]
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <h2 className="wdth-92 text-3">{title}</h2>
      <p className="max-w-[35em] text-lead">{text}</p>
      <div className="flex flex-wrap gap-4">
        <PushButton to={next}>Go on</PushButton>
        {key && (
          <PushButton to={key.to} variant="white">
            {key.label}
          </PushButton>
        )}
      </div>
    </div>
  )
}
