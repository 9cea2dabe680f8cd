import { z } from "zod"
import { emailMessage, noticeMessage } from "../message.ts"
import { code, day, id, name, noParams, params, text } from "../params.ts"
import { formatDay } from "./format.ts"

const answers = z.array(z.strictObject({ title: text, is_given: z.boolean() })).min(1)
const side = z.enum(["learner", "guardian"])

/** The page where this side sees the link: learners under their account, guardians in their own area. */
function linksPage(reader: z.infer<typeof side>) {
  return reader === "learner" ? "/me/guardians" : "/guardian"
}

function formatAnswers(given: z.infer<typeof answers>) {
  return given.map(({ title, is_given }) => `${title}: ${is_given ? "yes" : "no"}`).join("\n")
}

export const guardians = {
  "guardian-invitation": emailMessage(params({ name, code }), ({ name, code }) => ({
    subject: `${name ?? "A learner"} asks you to be their guardian here`,
    heading: "You decide. Read it first.",
    paragraphs: [
      `${name ?? "A learner"} is under 18 and wants to learn to recognize and reverse an opioid overdose. They gave us your address so that you can decide what they take part in.`,
      "Open the page below, sign in or create an account with this address, and decide each item separately. Until you say yes, their account can’t open lessons, take the test or save progress.",
      "Our lessons are public, so anyone can read them without an account. You can read every word first.",
    ],
    ...invitation(code),
  })),

  "learner-invitation": emailMessage(params({ name, code }), ({ name, code }) => ({
    subject: `${name ?? "A parent or guardian"} wants to link with you`,
    heading: "A guardian wants to link with you",
    paragraphs: [
      `${name ?? "A parent or guardian"} says they’re your parent or guardian. They’d like to see your progress here and give consent for you.`,
      "If that’s right, sign in with this address and say yes. If not, say no or ignore this email: nothing happens unless you say yes.",
    ],
    ...invitation(code),
  })),

  "invitation-declined": noticeMessage(params({ reader: side }), ({ reader }) => ({
    title: "Your invitation was declined",
    body: "The person you invited said no. You can talk about it and invite them again.",
    path: linksPage(reader),
  })),

  "invitation-accepted": noticeMessage(
    params({ reader: side, name, hint: name }),
    ({ reader, name, hint }) => ({
      title: "Your invitation was accepted",
      body: `${personWithHint(name, hint)} is now linked with you.`,
      path: linksPage(reader),
    }),
  ),

  "guardian-code-used": noticeMessage(params({ name, hint: name }), ({ name, hint }) => ({
    title: "Someone used your guardian code",
    body: `${personWithHint(name, hint)} says they’re your guardian. Is it who you think it is? Confirm or refuse.`,
    path: linksPage("learner"),
  })),

  "guardian-confirmed": noticeMessage(params({ name }), ({ name }) => ({
    title: `You’re linked with ${name ?? "a learner"}`,
    body: "They confirmed that you’re their guardian. Now decide each item separately.",
    path: linksPage("guardian"),
  })),

  "guardianship-ended": noticeMessage(params({ reader: side, name }), ({ reader, name }) => ({
    title: "A link between guardian and learner has ended",
    body: `${name ?? "The other person"} ended the link with you. Everything allowed through it has stopped.`,
    path: linksPage(reader),
  })),

  "guardian-birthday-soon": noticeMessage(params({ name, day }), ({ name, day }) => ({
    title: "Your link ends soon",
    body: `${name ?? "Your learner"} turns 18. The link ends on ${formatDay(day)}, and what they do here will be theirs alone.`,
    path: linksPage("guardian"),
  })),

  "learner-birthday-soon": noticeMessage(params({ day }), ({ day }) => ({
    title: "Soon you decide for yourself",
    body: `On ${formatDay(day)} the link with your guardian ends. From then on, only you see your page and decide.`,
    path: linksPage("learner"),
  })),

  "guardian-birthday": noticeMessage(params({ name }), ({ name }) => ({
    title: "Your link has ended",
    body: `${name ?? "Your learner"} is 18 now. What they do here is theirs alone.`,
    path: linksPage("guardian"),
  })),

  "learner-birthday": noticeMessage(noParams, () => ({
    title: "You decide now",
    body: "You’re 18. The link with your guardian has ended: only you see your page and decide.",
    path: linksPage("learner"),
  })),

  "consents-saved": noticeMessage(params({ learner: id, name, answers }), ({ learner, name, answers }) => ({
    title: `You answered for ${name ?? "a learner"}`,
    body: `${formatAnswers(answers)}\n\nIf this wasn’t you, open the page, take back the answers, and change your password.`,
    path: `/guardian/learners/${learner}`,
  })),

  "guardian-answered": noticeMessage(params({ name, answers }), ({ name, answers }) => ({
    title: "Your guardian answered",
    body: `${name ?? "Your guardian"} said:\n${formatAnswers(answers)}`,
    path: linksPage("learner"),
  })),

  "consent-withdrawn": noticeMessage(params({ name, title: text }), ({ name, title }) => ({
    title: "Your guardian withdrew permission",
    body: `${name ?? "Your guardian"} no longer agrees to: ${title}.`,
    path: linksPage("learner"),
  })),

  "permission-asked": noticeMessage(
    params({ slip: id, name, title: text, day }),
    ({ slip, name, title, day }) => ({
      title: `${name ?? "Your learner"} needs your permission`,
      body: `${title}, ${formatDay(day)}.`,
      path: `/guardian/slips/${slip}`,
    }),
  ),

  "permission-reminder": noticeMessage(
    params({ slip: id, name, title: text, day }),
    ({ slip, name, title, day }) => ({
      title: `${name ?? "Your learner"} is waiting for your answer`,
      body: `The permission slip for ${title} on ${formatDay(day)} is not signed yet.`,
      path: `/guardian/slips/${slip}`,
    }),
  ),

  "permission-moved": noticeMessage(
    params({ slip: id, name, title: text, day }),
    ({ slip, name, title, day }) => ({
      title: `${title} has a new date`,
      body: `The permission slip of ${name ?? "your learner"} is for ${formatDay(day)} now. You can still change your answer.`,
      path: `/guardian/slips/${slip}`,
    }),
  ),

  "permission-answered": noticeMessage(
    params({ name, title: text, is_allowed: z.boolean() }),
    ({ name, title, is_allowed }) => ({
      title: is_allowed ? "You have permission" : "Your guardian said no",
      body: `${name ?? "Your guardian"} answered about: ${title}.`,
      path: linksPage("learner"),
    }),
  ),
}

function invitation(code: string) {
  return {
    action: { label: "View the invitation", path: `/guardian/accept/${code}` },
    code,
    codeNote: "Or enter this code on the site. It works once, for 14 days:",
    footnote:
      "If you don’t know who this is, do nothing. The invitation expires on its own and we delete your address.",
  }
}

function personWithHint(name: string | null, hint: string | null) {
  return `${name ?? "Someone"}${hint === null ? "" : ` (${hint})`}`
}
