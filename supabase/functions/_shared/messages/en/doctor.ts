import { z } from "zod"
import { emailMessage } from "../message.ts"
import { noParams, params } from "../params.ts"
import { paragraphsOf } from "../words.ts"

const words = z.string().min(1).max(10_000)

export const doctor = {
  "email-text-test": emailMessage(
    params({ subject: words, heading: words, body: words, button: words.nullable() }),
    ({ subject, heading, body, button }) => ({
      subject: `Test: ${subject}`,
      heading,
      paragraphs: paragraphsOf(body),
      action: { label: button ?? "Back to the texts of emails", path: "/staff/email-texts" },
      footnote: "This is a test with example values. The button leads to the page where you wrote it.",
    }),
  ),

  "test-email": emailMessage(noParams, () => ({
    subject: "Test email",
    heading: "Emails arrive",
    paragraphs: [
      "You asked for this email on the doctor page. If you can read it, the site can send emails.",
    ],
    action: { label: "Back to the doctor page", path: "/staff/doctor" },
  })),
}
