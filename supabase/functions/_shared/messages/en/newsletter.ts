import { z } from "zod"
import { type EmailContent, emailMessage, type MessageContext } from "../message.ts"
import { id, params, slug, text } from "../params.ts"

const token = z.string().regex(/^[0-9A-Za-z-]{6,64}$/)
const link = params({ token })

const issue = {
  issue: id,
  subject: text,
  note: z.string().max(800),
  title: text,
  summary: text,
  kind: z.enum(["blog", "press"]),
  slug,
}
type Issue = z.infer<ReturnType<typeof params<typeof issue>>>

/** The same for every reader: no picture, and no link that tells who opened it. */
function issueContent(params: Issue, { siteName }: MessageContext) {
  const { issue, subject, note, title, summary, kind, slug } = params
  // Articles have this placeholder for the name of the organization.
  const named = (text: string) => text.replaceAll("{site}", () => siteName)
  return {
    subject,
    preheader: named(summary),
    heading: named(title),
    paragraphs: [...note.split(/\n{2,}/).filter(Boolean), named(summary)],
    action: { label: "Read the article", path: `/news/${kind}/${slug}` },
    webPath: `/newsletter/archive/${issue}`,
  } satisfies EmailContent
}

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

  "newsletter-issue": emailMessage(params({ ...issue, token }), ({ token, ...issue }, context) => ({
    ...issueContent(issue, context),
    reason: "You’re getting this because you signed up for our newsletter and confirmed it.",
    preferencesPath: `/newsletter/preferences?token=${token}`,
  })),

  "newsletter-test": emailMessage(params(issue), (issue, context) => ({
    ...issueContent(issue, context),
    subject: `[Test] ${issue.subject}`,
    reason:
      "This is a test, and only you got it. The page on our website opens when you send the issue. Readers get a link here that stops the newsletter, and one to their choices.",
  })),
}
