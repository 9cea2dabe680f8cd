import type { DiffLine } from "#app/lib/format/line-diff.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "./office-time.tsx"
import { StaffSheet } from "./staff-layout.tsx"

interface Props {
  /** The newest first. */
  history: readonly { version: number; saved_at: string; saved_by_name: string | null; note?: string }[]
  newest: number
  from: number
  to: number
  /** Short values that differ. */
  fields: readonly { label: string; before: string; after: string }[]
  lines: readonly DiffLine[]
}

/** The differences between two versions, and the list of all with links to compare and a button to restore. */
export function VersionsView(props: Props) {
  const { from, to, fields, lines } = props
  const isSame = fields.length === 0 && lines.every(({ change }) => change === "same")
  return (
    <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <StaffSheet className="grid gap-5 p-[clamp(18px,2vw,28px)]">
        <h2 className="text-3">
          {from === to ? `Version ${to}` : `What changed from version ${from} to ${to}`}
        </h2>
        {isSame && from !== to && <p>Both have the same text.</p>}
        {fields.map(({ label, before, after }) => (
          <div key={label} className="grid gap-1.5">
            <h3 className="font-bold">{label}</h3>
            {before && <Line change="removed" text={before} />}
            {after && <Line change="added" text={after} />}
          </div>
        ))}
        <div className="grid gap-1.5">
          <h3 className="font-bold">Text</h3>
          <ComparedLines lines={lines} />
        </div>
      </StaffSheet>
      <VersionList {...props} />
    </div>
  )
}

/** The lines of two texts, with what changed marked. */
export function ComparedLines({ lines }: Pick<Props, "lines">) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the comparison
    <Line key={i} {...line} />
  ))
}

function Line({ change, text }: DiffLine) {
  if (change === "same")
    return <p className="wrap-anywhere whitespace-pre-wrap px-2.5 text-gray-700">{text}</p>
  const isAdded = change === "added"
  const Tag = isAdded ? "ins" : "del"
  return (
    <p
      className={cn(
        "wrap-anywhere whitespace-pre-wrap rounded-tag px-2.5 py-1",
        isAdded ? "bg-green-100" : "bg-siren-100",
      )}
    >
      <span className="sr-only">{isAdded ? "Added: " : "Removed: "}</span>
      <Tag className={isAdded ? "no-underline" : "line-through"}>{text}</Tag>
    </p>
  )
}

function VersionList({ history, newest, to }: Props) {
  return (
    <StaffSheet className="grid gap-4 p-[clamp(18px,2vw,28px)]">
      <h2 className="text-3">All versions</h2>
      <ol className="grid gap-4">
        {history.map(({ version, saved_at, saved_by_name, note }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              <Link
                to={`?to=${version}`}
                aria-current={version === to ? "true" : undefined}
                className="underline aria-[current]:font-bold"
              >
                Version {version}
              </Link>
              <small className="block text-gray-600 text-small">
                <OfficeTime at={saved_at} />
                {saved_by_name && `, ${saved_by_name}`}
                {note && `: ${note}`}
              </small>
            </span>
            {version !== newest && (
              <span className="flex flex-wrap items-center gap-4">
                <Link
                  to={`?from=${version}&to=${newest}`}
                  className="underline"
                  aria-label={`Compare version ${version} with the newest`}
                >
                  Compare
                </Link>
                <Form intent="restore" result={{}}>
                  <input type="hidden" name="version" value={version} />
                  <SubmitButton size="sm" variant="white" aria-label={`Restore version ${version}`}>
                    Restore
                  </SubmitButton>
                </Form>
              </span>
            )}
          </li>
        ))}
      </ol>
    </StaffSheet>
  )
}
