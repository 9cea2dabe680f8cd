import { z } from "zod"
import { emailMessage, noticeMessage } from "../message.ts"
import { id, params, slug, text } from "../params.ts"

const stage = z.enum(["submitted", "interview", "approved", "declined"])

const STAGES: Record<z.infer<typeof stage>, { subject: string; heading: string; text: string }> = {
  submitted: {
    subject: "We got your chapter application",
    heading: "Your application is here",
    text: "We read every application and answer within two weeks. The page below shows where yours is. You can withdraw it there, too.",
  },
  interview: {
    subject: "Let’s talk about your chapter",
    heading: "Let’s talk",
    text: "We’d like to talk with you for half an hour about your place, your people and what you need. Reply to this email with two or three times that suit you.",
  },
  approved: {
    subject: "Your chapter is approved",
    heading: "You’re a chapter",
    text: "Your application is approved. Next, all of you take the course, and we send the first box. We’ll open your chapter’s page when you’re ready.",
  },
  declined: {
    subject: "About your chapter application",
    heading: "Not this time",
    text: "We can’t start this chapter right now. That isn’t a judgment about you, and you can apply again when things change.",
  },
}

export const chapters = {
  "chapter-message": emailMessage(params({ chapter: text, id }), ({ chapter, id }) => ({
    subject: `A message for the ${chapter} chapter`,
    heading: `Someone wrote to ${chapter}`,
    paragraphs: ["Read the message and answer it in the staff console."],
    action: { label: "Read the message", path: `/staff/chapter-messages/${id}` },
    footnote: "Your answer goes out from our address, so the sender doesn’t see yours.",
  })),

  "chapter-answer": emailMessage(
    params({ chapter: text, slug, name: text, question: text, answer: text }),
    ({ chapter, slug, name, question, answer }) => ({
      subject: `The ${chapter} chapter answered you`,
      heading: `Hello ${name}`,
      paragraphs: [answer],
      facts: [{ label: "You wrote", value: question }],
      action: { label: "Write to the chapter again", path: `/about/chapters/${slug}#contact` },
      footnote: "The leads can’t read replies to this email. Use the form on their page.",
    }),
  ),

  "chapter-removal": noticeMessage(
    params({ chapter: text, slug, reason: text }),
    ({ chapter, slug, reason }) => ({
      title: `You’re no longer in the ${chapter} chapter`,
      body: `The leads removed you from the ${chapter} chapter. Their reason: ${reason}`,
      path: `/about/chapters/${slug}`,
    }),
  ),

  "chapter-application": emailMessage(
    params({
      name: text,
      city: text,
      token: z.string().regex(/^[0-9A-Za-z-]{6,64}$/),
      stage,
      note: text.nullable(),
    }),
    ({ name, city, token, stage, note }) => {
      const { subject, heading, text } = STAGES[stage]
      return {
        subject: `${subject}: ${city}`,
        heading,
        paragraphs: [`Hello ${name},`, text, ...(note ? [note] : [])],
        action: { label: "See your application", path: `/about/chapters/apply/${token}` },
        footnote: "The link is personal: anyone who has it can see and withdraw your application.",
      }
    },
  ),
}
