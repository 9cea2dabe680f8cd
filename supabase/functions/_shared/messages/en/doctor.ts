import { emailMessage } from "../message.ts"
import { noParams } from "../params.ts"

export const doctor = {
  "test-email": emailMessage(noParams, () => ({
    subject: "Test email",
    heading: "Emails arrive",
    paragraphs: [
      "You asked for this email on the doctor page. If you can read it, the site can send emails.",
    ],
    action: { label: "Back to the doctor page", path: "/staff/doctor" },
  })),
}
