import type { Section } from "#content/schema/sections.ts"

/** The words of a field in the editor. `item` is one entry of a list. */
interface Words {
  label: string
  hint?: string
  item?: string
}

type Vocabulary = Readonly<Record<string, Words>>

/** What fields are called in every kind of section. */
const EVERYWHERE: Vocabulary = {
  action: { label: "Button" },
  alt: { label: "Description of the picture", hint: "For people who can’t see it." },
  art: { label: "Drawing" },
  background: { label: "Color" },
  buttons: { label: "Buttons", item: "Button" },
  caption: { label: "Caption" },
  description: { label: "Description", hint: "For search results. 50 to 160 characters." },
  heading: { label: "Heading" },
  href: { label: "Where it leads", hint: "Such as /courses, https://example.org or tel:911." },
  items: { label: "Entries", item: "Entry" },
  label: { label: "Words" },
  lines: { label: "Lines", hint: "One on each line." },
  link: { label: "Button" },
  paragraphs: { label: "Text", hint: "An empty line starts a new paragraph." },
  scene: { label: "Picture" },
  source: { label: "Source", hint: "Such as “CDC, fentanyl facts”." },
  text: { label: "Text" },
  title: { label: "Title" },
}

/** What is called otherwise in one kind of section. A new kind needs an entry only for words of its own. */
const BY_KIND: Partial<Record<Section["kind"] | "page", Vocabulary>> = {
  page: {
    title: { label: "Title of the page", hint: "In search results and the browser’s tab." },
    lead: { label: "Lead", hint: "The sentences below the headline." },
    background: { label: "Color behind the top of the page" },
  },
  opening: {
    shape: { label: "Shape" },
    lines: { label: "Headline", hint: "Up to three lines of up to 22 characters. Each fills the width." },
  },
  steps: { items: { label: "Steps", item: "Step" } },
  urgent: {
    items: { label: "Steps", item: "Step" },
    id: { label: "Which of the six steps", hint: "For the screens with one step each." },
    say: { label: "What to do, on its own screen" },
    more: { label: "What else matters, on its own screen" },
  },
  facts: { items: { label: "Facts", item: "Fact" } },
  figures: { items: { label: "Numbers", item: "Number" }, value: { label: "Number" } },
  sides: {
    marks: { label: "How the lists relate" },
    sides: { label: "Lists", item: "List" },
    items: { label: "Entries", hint: "One on each line." },
  },
  links: { items: { label: "Links", item: "Link" } },
  details: { items: { label: "Details", item: "Detail" }, term: { label: "Term" } },
  questions: {
    items: { label: "Questions", item: "Question" },
    question: { label: "Question" },
    answer: { label: "Answer" },
  },
  people: {
    categories: { label: "Groups", item: "Group" },
    slug: { label: "Address", hint: "The last part of its page. Links to it break when it changes." },
    tasks: { label: "What they do", hint: "One on each line." },
  },
  narcat: { pose: { label: "Pose" }, says: { label: "What Narcat says" } },
  story: { panels: { label: "Panels", item: "Panel" }, count: { label: "Number in the panel" } },
  sources: { items: { label: "Sources", hint: "One on each line." } },
}

/** What the values of a choice are called, where the value itself does not say it. */
const OPTIONS: Readonly<Record<string, string>> = {
  do: "Do and don’t",
  pair: "One and the other",
  risk: "More and less risk",
  wide: "Headline across the page",
  split: "Headline beside the drawing",
}

export function wordsOf(kind: Section["kind"] | "page", name: string): Words {
  const words = BY_KIND[kind]?.[name] ?? EVERYWHERE[name]
  if (!words) throw new Error(`The field ${name} of ${kind} has no words in section-words.ts`)
  return words
}

export function optionLabel(value: string) {
  const words = value.replaceAll("-", " ")
  return OPTIONS[value] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
