import { href } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

/** A passed test without a certificate yet. */
export interface WaitingCertificate {
  attempt: string
  courseId: string
  /** What is missing. */
  step: DbEnum<"certificate_step">
  suggestedName: string | null
  suggestedForm: string
  notice: Notice
}

export interface Notice {
  title: string
  text: string
  label: string
  to: string
}

/** Whether the member can do the missing step. */
export function isUpToMember({ step }: WaitingCertificate) {
  return step === "name" || step === "age"
}

interface Missing {
  step: WaitingCertificate["step"]
  course: { slug: string; title: string }
  attempt: string
  /** The certificate because of which an instructor decides. */
  earlier: string | null
}

/** What is missing for the certificate, and where the member can do something about it. */
export function waitingNotice({ step, course, attempt, earlier }: Missing): Notice {
  switch (step) {
    case "name":
      return {
        title: "Your certificate is waiting: choose the name",
        text: `You passed the test for “${course.title}”. Choose the name and how others see it, and the certificate is yours.`,
        label: "Choose the name",
        to: `${href("/courses/:id/quiz", { id: course.slug })}?result=${attempt}`,
      }
    case "age":
      return {
        title: "One answer is missing",
        text: "You passed. Tell us whether you’re 18 or older to get your certificate.",
        label: "Answer now",
        to: href("/me/welcome"),
      }
    case "guardian":
      return {
        title: "Waiting for a guardian",
        text: "You passed. Because you’re under 18, a guardian has to agree first. We’ll issue your certificate as soon as they do. You don’t need to take the test again.",
        label: "Ask a guardian",
        to: href("/me/guardians"),
      }
    case "review":
      return {
        title: "An instructor checks your test first",
        text: "You passed. Because your earlier certificate is suspended or was revoked for cheating, an instructor decides about the new one. We’ll let you know.",
        label: "See the earlier certificate",
        to: href("/certificate/:id", { id: earlier ?? "" }),
      }
    case "refused":
      return {
        title: "Your new test was not approved",
        text: "An instructor looked at it and did not approve it, so there’s no new certificate. If you think that’s wrong, write to us.",
        label: "Write to us",
        to: href("/about/contact"),
      }
    default:
      return assertNever(step)
  }
}
