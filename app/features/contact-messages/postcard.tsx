import type { ReactNode } from "react"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { MessageField, SenderFields } from "#app/ui/forms/message-fields.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TOPICS } from "./topics.ts"

interface Props {
  /** Where letters go, by line. */
  address: readonly string[]
  /** What happened to the last message. */
  children: ReactNode
}

/** The contact form as a postcard: the message on the left, stamp and address on the right. */
export function Postcard({ address, children }: Props) {
  return (
    <section id="write" aria-labelledby="write-heading" className="wrap scroll-mt-6 py-section">
      {children}
      <Form
        intent="message"
        className="rounded-poster bg-marigold-100 p-[clamp(20px,3.4vw,56px)] column:rotate-[-0.6deg]"
      >
        <div className="grid gap-x-[clamp(28px,4vw,64px)] gap-y-8 column:grid-cols-[7fr_5fr]">
          <div className="grid content-start gap-5 [&_textarea]:min-h-64">
            <h2 id="write-heading" className="text-1 uppercase leading-[0.86] wdth-74">
              Dear team,
            </h2>
            <MessageField hint="Please leave out names of other people and anything about their health. We delete messages 6 months after we answer, and after 12 months at the latest." />
          </div>
          <div className="grid content-start gap-5 border-ink max-column:border-t-4 max-column:pt-7 column:border-l-4 column:pl-[clamp(28px,4vw,64px)]">
            <div className="flex items-start justify-between gap-4">
              <address className="pt-2 font-mono text-small not-italic">
                {address.map(line => (
                  <span key={line} className="block border-ink border-b-[1.5px] py-1.5">
                    {line}
                  </span>
                ))}
              </address>
              <img
                src="/art/contact-stamp.svg"
                alt=""
                width={150}
                height={180}
                className="w-[clamp(84px,9vw,132px)] flex-none rotate-3"
              />
            </div>
            <SelectField
              name="topic"
              label="It’s about"
              defaultValue="general"
              options={Object.entries(TOPICS).map(([value, label]) => ({ value, label }))}
            />
            <SenderFields />
            <SubmitButton variant="ink" icon="ph:paper-plane-tilt-fill" className="justify-self-start">
              Send it
            </SubmitButton>
          </div>
        </div>
      </Form>
    </section>
  )
}
