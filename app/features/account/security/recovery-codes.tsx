import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface Props {
  codes: readonly string[]
  siteName: string
}

/** Shown once, to be printed, downloaded or written down. */
export function RecoveryCodes({ codes, siteName }: Props) {
  const canPrint = useHydrated()
  const file = [`${siteName}: recovery codes`, "Each works once.", "", ...codes, ""].join("\r\n")
  return (
    <div className="grid gap-6">
      <ol className="grid gap-x-9 gap-y-2.5 rounded-panel bg-marigold-200 p-[clamp(22px,3vw,40px)] font-mono phone:grid-cols-2 phone:text-[1.125rem] print:bg-white print:p-0">
        {codes.map((code, index) => (
          <li key={code} className="grid grid-cols-[2em_1fr] gap-2">
            <span aria-hidden="true" className="text-right text-gray-600 tabular-nums">
              {index + 1}
            </span>
            <span className="select-all whitespace-nowrap">{code}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-4 print:hidden">
        <PushButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
          icon="ph:download-simple-bold"
        >
          Save as a file
        </PushButton>
        {canPrint && (
          <PushButton onClick={() => window.print()} variant="white" icon="ph:printer-bold">
            Print
          </PushButton>
        )}
        <PushButton to="/me/security" variant="white">
          I’ve saved them
        </PushButton>
      </div>
    </div>
  )
}
