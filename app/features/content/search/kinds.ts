/** What can be found: the heading above its results, and what a result says about itself. */
export const KINDS: Readonly<Record<string, { group: string; label: string | null }>> = {
  page: { group: "Pages", label: null },
  course: { group: "Courses and lessons", label: "Course" },
  card: { group: "Courses and lessons", label: null },
  lesson: { group: "Courses and lessons", label: "Lesson" },
  article: { group: "Articles", label: "Article" },
  event: { group: "Events", label: "Event" },
  chapter: { group: "Chapters", label: "Chapter" },
  raffle: { group: "Raffles", label: "Raffle" },
  history: { group: "Pages", label: "Our history" },
  award: { group: "Pages", label: "Award" },
  law: { group: "Resources", label: "State law" },
  resource: { group: "Resources", label: "Resource" },
  person: { group: "People", label: "Team" },
}
