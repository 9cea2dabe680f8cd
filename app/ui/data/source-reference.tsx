import { formatLongDate } from "#app/lib/format/dates.ts"

interface SourceReferenceProps {
  source: { title: string; publisher: string; url: string; accessed: string }
}

/** A source as text: its linked title, who published it, and when it was last read. */
export function SourceReference({ source: { title, publisher, url, accessed } }: SourceReferenceProps) {
  return (
    <>
      <a href={url} rel="noreferrer" className="underline">
        {title}
      </a>
      , {publisher} (accessed {formatLongDate(accessed)})
    </>
  )
}
