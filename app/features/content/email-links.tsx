import { Fragment } from "react"

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Text with its email addresses as links. */
export function WithEmailLinks({ children }: { children: string }) {
  // `split` with a capture group puts the addresses at odd indexes.
  return children.split(ADDRESS).map((part, i) =>
    i % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`} className="wrap-anywhere font-[650] underline">
        {part}
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
}
