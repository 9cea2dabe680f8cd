import type { Flash } from "#app/lib/forms/flash.ts"
import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { useFormKey } from "#app/ui/forms/use-form-key.ts"
import { KIND_CHOICES } from "./kinds.ts"

interface Props {
  /** The member's name and address, filled in. */
  name: string
  email: string
  /** What happened to the last offer. */
  flash: Flash | null
}

/** The offer of a larger gift, on a gift tag. */
export function OfferForm({ name, email, flash }: Props) {
  return (
    <section id="offer" aria-labelledby="offer-heading" className="wrap scroll-mt-6 py-section">
      <FlashMessage flash={flash} className="mb-12" />
      <div className="relative grid gap-x-[clamp(28px,4vw,64px)] gap-y-8 rounded-[clamp(28px,4vw,56px)] bg-green-200 p-[clamp(20px,3.4vw,56px)] pt-[clamp(84px,8vw,112px)] column:grid-cols-[5fr_7fr]">
        <TagHole />
        <div className="grid content-start gap-5">
          <h2 id="offer-heading" className="text-1 uppercase leading-[0.86] wdth-74">
            Tell us what you have
          </h2>
          <p className="max-w-[28em] text-pretty text-lead leading-[1.42]">
            A person answers within five business days. You get a link to follow every step, and you can
            change your mind until the gift is here.
          </p>
          <p className="max-w-[34em] text-pretty text-small">
            We don’t give tax or legal advice. For a gift in a will, talk with your own lawyer as well. After
            12 months, we delete offers that came to nothing.
          </p>
        </div>
        <Form
          key={useFormKey(flash)}
          intent="offer"
          action="/get-involved/donor#offer"
          className="grid content-start gap-5"
        >
          <RadioGroup
            name="kind"
            label="What kind of gift?"
            variant="cards"
            columns="column:grid-cols-3"
            choices={KIND_CHOICES}
          />
          <div className="grid items-start gap-5 phone:grid-cols-2">
            <TextField name="name" label="Your name" autoComplete="name" defaultValue={name} />
            <TextField
              name="email"
              type="email"
              label="Your email"
              autoComplete="email"
              defaultValue={email}
            />
            <TextField name="organization" label="Company" autoComplete="organization" optional />
            <TextField
              name="place"
              label="City and state"
              hint="Where it is, or where it should go."
              optional
            />
          </div>
          <TextArea
            name="details"
            label="What would you like to give?"
            hint="How much, how often, by when. For a gift in a will, leave out account numbers."
            maxLength={2000}
            rows={5}
          />
          <Checkbox
            name="wants_thanks"
            label="You may thank me in public."
            hint="Leave it unchecked to stay anonymous."
          />
          <div aria-hidden="true" className="sr-only">
            <label>
              Leave this empty
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <SubmitButton
            size="lg"
            variant="ink"
            icon="ph:paper-plane-tilt-fill"
            className="justify-self-start"
          >
            Send the offer
          </SubmitButton>
        </Form>
      </div>
    </section>
  )
}

/** The hole of the tag, with the string through it. */
function TagHole() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 120"
      fill="none"
      className="absolute -top-10 left-[clamp(12px,3vw,44px)] w-[clamp(150px,16vw,220px)] overflow-visible"
    >
      <path
        d="M60 78C34 66 8 40 22 18c10-15 34-8 44 8 14 22 8 44-2 54M64 76c30-6 50-30 82-34 26-3 46 6 68-8"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="62" cy="84" r="20" className="fill-white" stroke="currentColor" strokeWidth="5" />
      <path d="M50 76c10 6 18 8 26 18" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
