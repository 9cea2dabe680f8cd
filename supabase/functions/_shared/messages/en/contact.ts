import { z } from "zod"
import { emailMessage } from "../message.ts"
import { id, params, text } from "../params.ts"

const topic = z.enum(["general", "learning", "chapters", "giving", "press", "privacy"])

const TOPICS: Record<z.infer<typeof topic>, string> = {
  general: "anything at all",
  learning: "lessons and events",
  chapters: "chapters",
  giving: "giving",
  press: "press",
  privacy: "privacy",
}

export const contact = {
  "contact-message": emailMessage(params({ topic, id }), ({ topic, id }) => ({
    subject: `A new message about ${TOPICS[topic]}`,
    heading: "Someone wrote to us",
    paragraphs: [
      `The form on our contact page has a new message about ${TOPICS[topic]}.`,
      "Read it and answer it in the staff console.",
    ],
    action: { label: "Read the message", path: `/staff/contact-messages/${id}` },
    footnote: "Your answer goes out from our address, so the sender doesn’t see yours.",
  })),

  "contact-receipt": emailMessage(params({ topic }), ({ topic }) => ({
    subject: "We got your message",
    heading: "Your message is here",
    paragraphs: [
      `You wrote to us about ${TOPICS[topic]}. A person reads it and answers by email within five business days.`,
      "If someone won’t wake up or isn’t breathing, don’t wait for us: call 911 and follow the steps.",
    ],
    action: { label: "Show me the steps", path: "/emergency" },
    footnote:
      "We delete messages 6 months after we answer them. You didn’t write to us? Then someone typed your address by mistake, and you don’t need to do anything.",
  })),

  "contact-answer": emailMessage(
    params({ name: text, question: text, answer: text }),
    ({ name, question, answer }) => ({
      subject: "Our answer to your message",
      heading: `Hello ${name}`,
      paragraphs: [answer],
      facts: [{ label: "You wrote", value: question }],
      action: { label: "Write to us again", path: "/about/contact#write" },
      footnote: "We can’t read replies to this email. Use the form on our contact page.",
    }),
  ),
}
