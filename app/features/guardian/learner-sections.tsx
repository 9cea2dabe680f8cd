import type { ReactNode } from "react"
import { type Fact, FactList } from "./fact-list.tsx"
import { GuardianSection } from "./guardian-page.tsx"

interface Props {
  courses: readonly Fact[]
  chapters: readonly Fact[]
  tickets: readonly Fact[]
  shifts: readonly Fact[]
  /** Lists that other features draw. */
  certificates: ReactNode
  events: ReactNode
  isGuardian: boolean
}

/** What the learner does with us: the same sections for guardians and for the learner. */
export function LearnerSections({
  courses,
  chapters,
  tickets,
  shifts,
  certificates,
  events,
  isGuardian,
}: Props) {
  return (
    <>
      <GuardianSection title="Courses" lead="Progress only, never answers.">
        <FactList facts={courses} empty="No courses started yet." />
      </GuardianSection>
      <GuardianSection title="Certificates" lead="Until the learner is 18, others see initials at most.">
        {certificates}
      </GuardianSection>
      <GuardianSection title="Chapters" lead="Their leads see the learner’s name.">
        <FactList facts={chapters} empty="None yet." />
      </GuardianSection>
      <GuardianSection title="Events" lead="Each one needs a guardian’s permission.">
        {events}
      </GuardianSection>
      <GuardianSection
        title="Shifts"
        lead={`Volunteering needs ${isGuardian ? "your" : "a guardian’s"} permission for events. Without it, the places go to others.`}
      >
        <FactList facts={shifts} empty="No shifts ahead." />
      </GuardianSection>
      <GuardianSection
        title="Raffles"
        lead={`Entering needs ${isGuardian ? "your" : "a guardian’s"} permission for prize draws.`}
      >
        <FactList facts={tickets} empty="No tickets." />
      </GuardianSection>
    </>
  )
}
