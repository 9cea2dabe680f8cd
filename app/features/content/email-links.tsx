import { Fragment } from "react"

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Text whose mail addresses can be pressed. */
export function WithMail({ children }: { children: string }) {
  // Splitting by a group leaves the addresses at the odd places.
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
