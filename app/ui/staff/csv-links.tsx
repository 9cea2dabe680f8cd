interface Props {
  /** The address of the file, with the filters of the page. */
  href: string
  /** Whether the rows have names, contact details or people’s own words, which are only in the second file. */
  hasPersonal: boolean
}

/** Links to the rows of a list as a file. Each download is in the audit log. */
export function CsvLinks({ href, hasPersonal }: Props) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2 px-3.5 py-3">
      <a href={href} download className="underline">
        Download as CSV
      </a>
      {hasPersonal && (
        <a href={`${href}${href.includes("?") ? "&" : "?"}personal=yes`} download className="underline">
          Download with names and contact details
        </a>
      )}
    </p>
  )
}
