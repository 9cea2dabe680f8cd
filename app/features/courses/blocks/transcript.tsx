import { RichText } from "#app/ui/data/rich-text.tsx"

/** The transcript of a film. */
export function Transcript({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
        Transcript
      </summary>
      <div className="mt-2 grid max-w-[62ch] gap-3">
        {paragraphs.map(words => (
          <p key={words}>
            <RichText>{words}</RichText>
          </p>
        ))}
      </div>
    </details>
  )
}
