import type { ReactNode } from "react"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { EMPTY_RESULT } from "./form-result.ts"

interface Props {
  intent: string
  /** What opens the question. */
  label: string
  title: string
  /** What does it. */
  confirm: string
  /** The link it is about, where a page has several. */
  link?: string
  children: ReactNode
}

/** Something that cannot be taken back by itself: the browser's own disclosure shows what it means before it is done. */
export function ConfirmedAct({ intent, label, title, confirm, link, children }: Props) {
  return (
    <details className="group max-w-full justify-self-start">
      <summary className="push push-white push-sm mb-2 inline-flex cursor-pointer list-none group-open:mb-4 [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="ph:caret-down-bold" className="size-[1em] transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid max-w-xl gap-3 rounded-panel bg-siren-100 p-5">
        <p className="font-bold">{title}</p>
        <p>{children}</p>
        <Form result={EMPTY_RESULT}>
          <input type="hidden" name="intent" value={intent} />
          {link && <input type="hidden" name="link" value={link} />}
          <SubmitButton variant="ink" size="sm" className="justify-self-start">
            {confirm}
          </SubmitButton>
        </Form>
      </div>
    </details>
  )
}
