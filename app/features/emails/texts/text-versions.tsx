import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { EmailTextVersion } from "./queries.ts"

interface Props {
  /** The newest first. */
  history: readonly EmailTextVersion[]
}

/** Every version of the words, each with the button that restores it. */
export function TextVersions({ history }: Props) {
  const newest = history[0]?.version ?? 0
  const isChanged = history[0]?.subject != null
  return (
    <StaffSheet className="grid gap-4 p-[clamp(18px,2vw,28px)]">
      <h2 className="text-3">Versions</h2>
      {history.length === 0 && <p>Nobody has changed this email. It has the shipped words.</p>}
      {isChanged && (
        <Form intent="shipped" result={{}}>
          <input type="hidden" name="base_version" value={newest} />
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            Back to the shipped words
          </SubmitButton>
        </Form>
      )}
      <ol className="grid gap-4">
        {history.map(({ version, saved_at, saved_by_name, subject, heading, body, button }) => (
          <li key={version} className="grid gap-2 border-gray-300 border-t-[1.5px] pt-3">
            <b>Version {version}</b>
            <span className="text-gray-600 text-small">
              <OfficeTime at={saved_at} />
              {saved_by_name && `, ${saved_by_name}`}
            </span>
            {subject ? (
              <details>
                <summary className="wrap-anywhere min-h-8 cursor-pointer underline">{subject}</summary>
                <p className="wrap-anywhere whitespace-pre-line pt-2">
                  {[heading, body, button].filter(Boolean).join("\n\n")}
                </p>
              </details>
            ) : (
              <p>Back to the shipped words</p>
            )}
            {subject && version !== newest && (
              <Form intent="restore" result={{}}>
                <input type="hidden" name="base_version" value={newest} />
                <input type="hidden" name="version" value={version} />
                <SubmitButton variant="white" size="sm" className="justify-self-start">
                  Restore version {version}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </StaffSheet>
  )
}
