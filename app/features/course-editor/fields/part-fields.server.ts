import type { FieldSpec } from "#app/lib/forms/field-specs/field-spec.ts"

/** The form of a lesson without its blocks. */
export const LESSON_FIELDS: readonly FieldSpec[] = [
  { kind: "line", name: "title", label: "Title of the lesson", max: 120 },
  { kind: "number", name: "minutes", label: "Minutes it takes" },
  {
    ...{ kind: "flag", name: "requires_earlier", label: "Locked until the lessons before it are done" },
  },
]

/** The form of the course itself. */
export const COURSE_FIELDS: readonly FieldSpec[] = [
  { kind: "line", name: "title", label: "Title of the course", max: 120 },
  { kind: "text", name: "summary", label: "Summary", max: 400 },
  { kind: "number", name: "minutes", label: "Minutes it takes" },
  {
    ...{ kind: "lines", name: "outcomes", label: "What people learn", optional: true },
    hint: "One on each line, up to 120 characters.",
  },
  {
    ...{ kind: "lines", name: "sources", label: "Sources" },
    hint: "One on each line: S1 | Title | Publisher | https://address | 2026-11-01. The date is the day you read it.",
  },
  {
    ...{ kind: "lines", name: "draw", label: "Questions in a test", optional: true },
    hint: "How many of each topic are drawn, one topic on each line, such as “signs: 3”.",
  },
]

/** The form of a question. */
export const QUESTION_FIELDS: readonly FieldSpec[] = [
  {
    ...{ kind: "choice", name: "kind", label: "Kind of question" },
    options: [
      { value: "single", label: "One answer is right" },
      { value: "multiple", label: "Several answers are right" },
      { value: "truefalse", label: "True or false" },
      { value: "order", label: "Put into order" },
    ],
  },
  {
    ...{ kind: "line", name: "topic", label: "Topic", max: 40 },
    hint: "Small letters, such as “signs”. A test draws questions by topic.",
  },
  { kind: "text", name: "stem", label: "Question", max: 600 },
  {
    ...{ kind: "list", name: "choices", label: "Answers", item: "Answer", hasIds: true },
    hint: "People see them in random order. For “Put into order”, write them in the right order here.",
    fields: [
      { kind: "text", name: "text", label: "Answer", max: 1200 },
      { kind: "flag", name: "isRight", label: "This is right" },
      { kind: "text", name: "feedback", label: "Feedback", max: 1200 },
    ],
  },
  { kind: "text", name: "explanation", label: "Explanation", hint: "Shown after the test.", max: 1200 },
  { kind: "sources", name: "sources", label: "Sources" },
  {
    ...{ kind: "flag", name: "is_critical", label: "Everyone must get it right to pass" },
    hint: "It’s in every test.",
  },
  { kind: "flag", name: "is_active", label: "In use" },
]
