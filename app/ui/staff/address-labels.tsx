import type { ReactNode } from "react"

interface LabelAddress {
  id: string
  full_name: string
  street: string
  city: string
  state: string
  zip: string
}

interface Props {
  labels: readonly LabelAddress[]
  /** The link back to the list. */
  children: ReactNode
}

/** A page of plain labels: who and where, nothing about what is inside. */
export function AddressLabels({ labels, children }: Props) {
  return (
    <div className="wrap grid gap-6 py-8">
      <div className="grid gap-2 print:hidden">
        <h1 className="wdth-88 text-2">Labels</h1>
        {labels.length === 0 ? (
          <p>
            Nothing is packed right now. Labels are here once you’ve marked a request as packed. {children}
          </p>
        ) : (
          <p>
            Print this page, {labels.length === 1 ? "one label" : `${labels.length} labels`}. The labels say
            nothing about what is inside. Turn off headers and footers in the print dialog, so that the paper
            has only addresses. {children}
          </p>
        )}
      </div>
      <ul className="grid gap-4 phone:grid-cols-2 print:grid-cols-2">
        {labels.map(({ id, full_name, street, city, state, zip }) => (
          <li
            key={id}
            className="wrap-anywhere break-inside-avoid border-2 border-ink bg-white p-6 text-lead text-ink"
          >
            {full_name}
            <br />
            {street}
            <br />
            {city}, {state} {zip}
          </li>
        ))}
      </ul>
    </div>
  )
}
