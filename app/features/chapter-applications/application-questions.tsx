const QUESTIONS = [
  {
    question: "Can a high school have a chapter?",
    answer:
      "Yes, with an adult from the school as lead. Learners under 18 take part with a guardian’s consent, and guardians can read the whole lesson first.",
  },
  {
    question: "Do we need permission to teach?",
    answer:
      "To teach, no. To use a room, ask the people who run it. If you plan to hand out naloxone, ask us first: the rules vary by state.",
  },
  {
    question: "What do we bring, and what do you bring?",
    answer:
      "You bring a place people already go, an hour or two a month, a lead who answers email, and respect for everyone who walks in. We bring the lesson with its sources, trainer sprays, cards and posters, and help finding naloxone near you.",
  },
  { question: "What does it cost?", answer: "Nothing. Materials are free to chapters." },
]

/** What people ask before they apply. */
export function ApplicationQuestions() {
  return (
    <section aria-labelledby="questions" className="mt-8 grid max-w-190 gap-5 border-ink border-t-4 pt-5">
      <h2 id="questions" className="wdth-92 text-3">
        Common questions
      </h2>
      {QUESTIONS.map(({ question, answer }) => (
        <div key={question} className="grid gap-1">
          <h3 className="font-bold text-lead">{question}</h3>
          <p className="text-pretty">{answer}</p>
        </div>
      ))}
    </section>
  )
}
