import type { FieldSpec, ItemSpec } from "#app/lib/forms/field-specs/field-spec.ts"
import { ART, type Block } from "#content/schema/blocks.ts"

const art: ItemSpec = {
  ...{ kind: "choice", name: "art", label: "Drawing" },
  options: ART.map(value => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " "),
  })),
}
const alt: ItemSpec = {
  ...{ kind: "text", name: "alt", label: "Description of the drawing", max: 300 },
  hint: "For people who can’t see it. At least 10 characters.",
}
const title: ItemSpec = { kind: "line", name: "title", label: "Title", max: 120 }
const stem: ItemSpec = { kind: "text", name: "stem", label: "Question", max: 1200 }
const feedback: ItemSpec = { kind: "text", name: "feedback", label: "Feedback", max: 1200 }
const isRight: ItemSpec = { kind: "flag", name: "isRight", label: "This is right" }
const sources: FieldSpec = { kind: "sources", name: "sources", label: "Sources", optional: true }
const seconds: ItemSpec = { kind: "number", name: "seconds", label: "Seconds" }
const transcript: ItemSpec = {
  ...{ kind: "paragraphs", name: "transcript", label: "Transcript" },
  hint: "Everything that is said. An empty line starts a new paragraph.",
}
const isForAdults: ItemSpec = {
  ...{ kind: "flag", name: "isForAdults", label: "Only for adults", isOnlyTrue: true },
  hint: "Learners under 18 don’t see this block.",
}

const words = (name: string, label: string): ItemSpec => ({ kind: "text", name, label, max: 1200 })

/** The form of each kind of block. */
export const BLOCK_FIELDS: Record<Block["kind"], readonly FieldSpec[]> = {
  text: [
    { kind: "line", name: "heading", label: "Heading", max: 120 },
    {
      ...{ kind: "paragraphs", name: "paragraphs", label: "Text" },
      hint: "An empty line starts a new paragraph. **Two stars** make words bold, [text](/path) a link.",
    },
    sources,
    isForAdults,
  ],
  picture: [
    art,
    alt,
    { kind: "text", name: "caption", label: "Caption", optional: true, max: 1200 },
    sources,
    isForAdults,
  ],
  film: [
    title,
    {
      ...{ kind: "list", name: "frames", label: "Pictures of the film", item: "Picture" },
      fields: [art, alt, words("caption", "Caption, which is also spoken"), seconds],
    },
    sources,
  ],
  video: [
    title,
    {
      kind: "line",
      name: "file",
      label: "Address of the video file",
      hint: "On this site, such as /films/act.mp4.",
    },
    { kind: "line", name: "poster", label: "Address of its first picture" },
    { kind: "line", name: "captions", label: "Address of its captions" },
    transcript,
  ],
  checklist: [
    title,
    { kind: "lines", name: "items", label: "Items", hint: "One on each line." },
    sources,
    isForAdults,
  ],
  drill: [
    title,
    {
      ...{ kind: "list", name: "steps", label: "Steps", item: "Step" },
      fields: [
        title,
        words("text", "What to do"),
        { ...seconds, label: "Seconds on the timer", optional: true },
      ],
    },
    sources,
    isForAdults,
  ],
  flip: [
    {
      ...{ kind: "list", name: "cards", label: "Cards", item: "Card" },
      fields: [words("front", "Front"), words("back", "Back")],
    },
    sources,
  ],
  check: [
    stem,
    {
      ...{ kind: "list", name: "choices", label: "Answers", item: "Answer", hasIds: true },
      hint: "Exactly one is right.",
      fields: [words("text", "Answer"), isRight, feedback],
    },
  ],
  order: [
    stem,
    {
      ...{ kind: "list", name: "steps", label: "Steps in the right order", item: "Step", hasIds: true },
      fields: [words("text", "Step")],
    },
    feedback,
  ],
  hotspot: [
    stem,
    art,
    alt,
    {
      ...{ kind: "list", name: "spots", label: "Spots on the drawing", item: "Spot", hasIds: true },
      hint: "Positions and sizes are percent of the drawing, from its top left corner.",
      fields: [
        { kind: "line", name: "label", label: "Name", max: 120 },
        { kind: "number", name: "x", label: "From the left" },
        { kind: "number", name: "y", label: "From the top" },
        { kind: "number", name: "radius", label: "Size" },
        isRight,
        feedback,
      ],
    },
  ],
  callout: [
    {
      ...{ kind: "choice", name: "tone", label: "Kind of note" },
      options: [
        { value: "info", label: "Good to know" },
        { value: "care", label: "Take care" },
        { value: "law", label: "The law" },
      ],
    },
    title,
    words("text", "Text"),
    {
      ...{ kind: "lines", name: "states", label: "Only for members in these states", optional: true },
      hint: "One on each line. Leave it empty for everyone.",
    },
    sources,
    isForAdults,
  ],
  embed: [
    {
      ...{ kind: "choice", name: "provider", label: "Player" },
      options: [
        { value: "youtube", label: "YouTube" },
        { value: "vimeo", label: "Vimeo" },
      ],
    },
    { kind: "line", name: "video", label: "Id of the video", hint: "The letters and digits in its address." },
    title,
    transcript,
  ],
}
