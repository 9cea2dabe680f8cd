import type { FormEvent, ReactNode } from "react"
import { RichText } from "#app/ui/data/rich-text.tsx"

interface Props {
  kind: string
  stem: string
  /** The block id in the form. */
  id: string
  onPress(key: string): void
  children: ReactNode
  foot?: ReactNode
}

/** A question panel. Its buttons submit the form; with JavaScript feedback is immediate. */
export function QuestionPanel({ kind, stem, id, onPress, children, foot }: Props) {
  function answer(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    onPress(submitter.value)
  }
  return (
    <section className="grid gap-6 rounded-panel bg-air-200 p-[clamp(20px,3.4vw,48px)] max-phone:-mx-gutter max-phone:rounded-none max-phone:px-gutter max-phone:py-8">
      <div>
        <p className="font-mono text-mono">{kind}</p>
        <h2 className="wdth-84 mt-2 max-w-[24em] text-balance text-[clamp(1.6rem,2.8vw,2.5rem)] leading-[1.02]">
          <RichText>{stem}</RichText>
        </h2>
      </div>
      <form method="post" onSubmit={answer} data-awaits-script className="grid gap-4">
        <input type="hidden" name="block" value={id} />
        {children}
      </form>
      {foot}
    </section>
  )
}
