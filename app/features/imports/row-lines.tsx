const SHOWN = 20

interface Props {
  title: string
  lines: readonly { row: number; text: string | null }[]
}

/** A sentence about each of the first rows. */
export function RowLines({ title, lines }: Props) {
  if (lines.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">{title}</h3>
      <ul className="grid gap-1.5">
        {lines.slice(0, SHOWN).map(({ row, text }) => (
          <li key={row} className="wrap-anywhere">
            <b>Row {row}:</b> {text}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && <p>And {lines.length - SHOWN} more.</p>}
    </div>
  )
}
