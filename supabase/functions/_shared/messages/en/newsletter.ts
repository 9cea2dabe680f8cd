import { z } from "zod"
import { emailMessage } from "../message.ts"
import { params } from "../params.ts"

const link = params({ token: z.string().regex(/^[0-9A-Za-z-]{6,64}$/) })

export const newsletter = {
  "newsletter-confirm": emailMessage(link, ({ token }) => ({
    subject: "Confirm your newsletter",
    heading: "One more tap",
    paragraphs: [
      "Someone, probably you, signed this address up for our newsletter. You’re not on the list yet.",
      "Tap the button, check your choices, and confirm. Didn’t sign up? Do nothing, and we’ll delete the address after a week.",
    ],
    action: { label: "Confirm", path: `/newsletter/preferences?token=${token}` },
  })),

  "newsletter-link": emailMessage(link, ({ token }) => ({
    subject: "You’re already on the list",
    heading: "You’re already on the list",
    paragraphs: [
      "Someone, probably you, signed this address up for our newsletter again. Nothing changed. With this link you can choose what you get, or stop it.",
    ],
    action: { label: "Your newsletter", path: `/newsletter/preferences?token=${token}` },
    footnote: "The link is personal: anyone who has it can change or stop your newsletter.",
  })),
}
