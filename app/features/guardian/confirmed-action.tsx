import type { ReactNode } from "react"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"

interface Props {
  intent: string
  /** The label of the button that opens the question. */
  label: string
  title: string
  /** The label of the submit button. */
  confirm: string
  /** The guardianship, where a page has several. */
  link?: string
  children: ReactNode
}

/** An action that cannot be undone: a native disclosure explains it first. */
export function ConfirmedAction({ intent, label, title, confirm, link, children }: Props) {
  return (
    <details className="group max-w-full justify-self-start">
      <summary className="push push-white push-sm mb-2 inline-flex cursor-pointer list-none group-open:mb-4 [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="ph:caret-down-bold" className="size-[1em] transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid max-w-xl gap-3 rounded-panel bg-siren-100 p-5">
        <p className="font-bold">{title}</p>
        <p>{children}</p>
        <Form intent={intent}>
          {link && <input type="hidden" name="link" value={link} />}
          <SubmitButton variant="ink" size="sm" className="justify-self-start">
            {confirm}
          </SubmitButton>
        </Form>
      </div>
    </details>
  )
}
