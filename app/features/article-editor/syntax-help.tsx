import type { PictureData } from "#app/lib/pictures/picture.ts"

const EXAMPLES: readonly [string, string][] = [
  ["An empty line", "starts a new paragraph"],
  ["## Heading", "a heading, also in the contents of the page"],
  ["- item", "a list; 1. item for a numbered one"],
  ["> Hold the box.", "a pull quote in large letters, up to 66 characters"],
  ["**strong**, *emphasis*", "inside a paragraph"],
  ["[our courses](/courses)", "a link within this site"],
  ["[^S1]", "cites a source"],
  [
    "[^S1]: Title | Publisher | https://address | 2026-11-01",
    "the source, at the end, with the day you read it",
  ],
  ["::: opening … :::", "the first sentence in large letters"],
  ["::: callout Title … :::", "a note on a colored background"],
  ["::: script … :::", "sentences to say, one on each line"],
  ["::: questions … :::", "“? Question” on one line and the answer on the next"],
  ["::: pairs … :::", "“Instead of | Say” and then one pair on each line"],
  ["::: steps … :::", "“Title | What to do” on each line"],
  [
    "::: figure … :::",
    "one of our numbers by its name, such as people_trained, and a sentence below it; “| freeze” after the name keeps the value it has when you save",
  ],
  ["::: links … :::", "“Label | /path” on each line"],
]

/** How to write the text without script. docs/article-text.md has the same list. */
export function SyntaxHelp({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer underline">
        How to write headings, links and pictures
      </summary>
      <dl className="grid gap-x-5 gap-y-1.5 pt-2 phone:grid-cols-[auto_1fr]">
        {EXAMPLES.map(([syntax, meaning]) => (
          <div key={syntax} className="contents">
            <dt className="wrap-anywhere font-mono text-small">{syntax}</dt>
            <dd className="text-small">{meaning}</dd>
          </div>
        ))}
        {pictures.map(({ id, alt }) => (
          <div key={id} className="contents">
            <dt className="wrap-anywhere font-mono text-small">![Caption](picture:{id})</dt>
            <dd className="text-small">{alt}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
