import { emailMessage, noticeMessage } from "../message.ts"
import { code, day, id, name, noParams, params, text } from "../params.ts"
import { formatDay } from "./format.ts"

export const learners = {
  "young-learner-request": emailMessage(params({ name: text, code }), ({ name, code }) => ({
    subject: `${name} asks for your help to learn here`,
    heading: `${name} would like to learn with you`,
    paragraphs: [
      `Someone who says their name is ${name} and that they’re under 13 gave us your address. Children under 13 can’t have an account here: they learn together with an adult.`,
      "If you’d like to, open the page below, sign in or create an account with this address, read what we would store, and say yes or no.",
      "We keep this name and your address for 14 days. If you do nothing, we delete both.",
    ],
    action: { label: "Read it and decide", path: `/guardian/young/${code}` },
    code,
    codeNote: "Your code. It works once, for 14 days:",
  })),

  "young-learner-added": noticeMessage(params({ name: text }), ({ name }) => ({
    title: `You said yes for ${name}`,
    body: "We keep the first name in your account for a year, or until you delete it. If this wasn’t you, delete it and change your password.",
    path: "/guardian",
  })),

  "young-learner-expires": noticeMessage(params({ name: text, day }), ({ name, day }) => ({
    title: "A year is almost over",
    body: `On ${formatDay(day)} we delete the first name ${name} from your account, because we don’t keep anything about a child for good. To continue, they can ask you again.`,
    path: "/guardian",
  })),

  "learner-export-requested": noticeMessage(params({ guardian: name, learner: name }), people => ({
    title: "Your guardian asked for a copy of your data",
    body: exportRequest(people),
    path: "/me/guardians",
  })),

  "other-guardian-export": noticeMessage(
    params({ learner_id: id, guardian: name, learner: name }),
    people => ({
      title: "Another guardian asked for a copy",
      body: exportRequest(people),
      path: `/guardian/learners/${people.learner_id}`,
    }),
  ),

  "other-guardian-erasure": noticeMessage(
    params({ learner_id: id, guardian: name, learner: name }),
    ({ learner_id, guardian, learner }) => ({
      title: "An account will be deleted",
      body: `${guardian ?? "A guardian"} asked us to delete the account of ${learner ?? "the learner"} in seven days.`,
      path: `/guardian/learners/${learner_id}`,
    }),
  ),

  "unguarded-erasure-canceled": noticeMessage(noParams, () => ({
    title: "Your account stays",
    body: "You have a guardian again, or you’re 18 now. Nothing was deleted.",
    path: "/me",
  })),

  "no-guardian": noticeMessage(params({ due: day }), ({ due }) => ({
    title: "You have no guardian here now",
    body: `We keep your account until ${formatDay(due)}. We delete accounts of people under 18 when they have been without a guardian for 90 days. Invite someone who looks after you to keep yours.`,
    path: "/me/guardians",
    button: "Invite a guardian",
  })),
}

function exportRequest({ guardian, learner }: { guardian: string | null; learner: string | null }) {
  return `${guardian ?? "A guardian"} asked for a copy of the data of ${learner ?? "the learner"}.`
}
