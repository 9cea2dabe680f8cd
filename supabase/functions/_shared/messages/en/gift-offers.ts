import { z } from "zod"
import { emailMessage } from "../message.ts"
import { id, params, text } from "../params.ts"

const stage = z.enum(["received", "talking", "agreed", "completed", "declined"])
const kind = z.enum(["company", "in-kind", "planned"])

const STAGES: Record<z.infer<typeof stage>, { subject: string; heading: string; text: string }> = {
  received: {
    subject: "We got your offer",
    heading: "Thank you for offering",
    text: "A person reads your offer and answers within five business days. The page below shows where it is. You can withdraw it there, too.",
  },
  talking: {
    subject: "Let’s talk about your gift",
    heading: "Let’s talk",
    text: "We’d like to talk about your offer. Nothing is decided yet, for you or for us.",
  },
  agreed: {
    subject: "Your gift is agreed",
    heading: "We have a plan",
    text: "We agreed on your gift. We’ll write to you about each step until it’s here.",
  },
  completed: {
    subject: "Your gift arrived",
    heading: "It’s here. Thank you",
    text: "Your gift arrived. This email isn’t a tax receipt. If you need a written acknowledgment, ask us on our contact page.",
  },
  declined: {
    subject: "About your offer",
    heading: "We can’t accept this one",
    text: "Thank you for offering. We can’t accept this gift, and we want you to know why.",
  },
}

const KINDS: Record<z.infer<typeof kind>, string> = {
  company: "from a company",
  "in-kind": "in kind",
  planned: "in a will",
}

export const giftOffers = {
  "gift-offer": emailMessage(
    params({
      name: text,
      token: z.string().regex(/^[0-9A-Za-z-]{6,64}$/),
      stage,
      note: text.nullable(),
    }),
    ({ name, token, stage, note }) => {
      const { subject, heading, text } = STAGES[stage]
      return {
        subject,
        heading,
        paragraphs: [`Hello ${name},`, text, ...(note ? [note] : [])],
        action: { label: "See your offer", path: `/get-involved/donor/offers/${token}` },
        footnote:
          "The link is personal: anyone who has it can see and withdraw your offer. You didn’t offer anything? Then someone typed your address by mistake, and you don’t need to do anything.",
      }
    },
  ),

  "gift-offer-arrival": emailMessage(params({ kind, id }), ({ kind, id }) => ({
    subject: `A new gift offer ${KINDS[kind]}`,
    heading: "Someone offers a gift",
    paragraphs: [
      `The form for larger gifts has a new offer ${KINDS[kind]}.`,
      "Read it and answer it in the staff console.",
    ],
    action: { label: "Read the offer", path: `/staff/gift-offers/${id}` },
    footnote: "The donor was promised an answer within five business days.",
  })),
}
