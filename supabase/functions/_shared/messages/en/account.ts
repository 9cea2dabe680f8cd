import { z } from "zod"
import { emailMessage, noticeMessage } from "../message.ts"
import { code, day, name, noParams, params } from "../params.ts"
import { formatDay } from "./format.ts"

function keepAccount(isUnguarded: boolean) {
  return isUnguarded
    ? { path: "/me/guardians", button: "Invite a guardian" }
    : { path: "/me/data", button: "Keep my account" }
}

const role = z.enum([
  ...(["admin", "auditor", "chapter_lead", "editor"] as const),
  ...(["events", "finance", "instructor", "outreach"] as const),
])

const ROLES: Record<z.infer<typeof role>, string> = {
  admin: "administrator",
  auditor: "auditor",
  chapter_lead: "chapter lead",
  editor: "editor",
  events: "events crew",
  finance: "finance",
  instructor: "instructor",
  outreach: "outreach",
}

export const account = {
  "role-granted": noticeMessage(params({ role }), ({ role }) => ({
    title: `You have a new role: ${ROLES[role]}`,
    body: "Staff pages open once you sign in with a second step. If you didn’t expect this, tell the person who runs the site.",
    path: "/staff",
    button: "Go to the staff pages",
  })),

  "role-removed": noticeMessage(params({ role }), ({ role }) => ({
    title: `You no longer have the role ${ROLES[role]}`,
    body: "The pages of this role no longer open for you. Your own account stays as it is.",
    path: "/me",
  })),

  "staff-role-changed": noticeMessage(
    params({ role, is_granted: z.boolean(), person: name, by: name }),
    ({ role, is_granted, person, by }) => ({
      title: `${person ?? "Someone without a name"} ${is_granted ? "has a new role" : "lost a role"}: ${ROLES[role]}`,
      body: `${by ?? "An administrator"} changed it. All administrators get this email. If it looks wrong, change it back and find out who was signed in.`,
      path: "/staff/people",
      button: "Go to people",
    }),
  ),

  "recovery-codes-created": noticeMessage(noParams, () => ({
    title: "New recovery codes",
    body: "Your account has ten new recovery codes. The old ones no longer work. If this wasn’t you, change your password now.",
    path: "/me/security",
  })),

  "recovery-code-used": noticeMessage(noParams, () => ({
    title: "A recovery code was used",
    body: "Someone signed in to your account with one of your recovery codes, and two-step sign-in is now off. Set it up again with your new phone. If this wasn’t you, change your password now.",
    path: "/me/security",
  })),

  "data-export-ready": noticeMessage(noParams, () => ({
    title: "Your copy of your data is ready",
    body: "You can download it for 7 days. You need to be signed in.",
    path: "/me/data",
    button: "Go to the download",
  })),

  "learner-export-ready": noticeMessage(noParams, () => ({
    title: "The copy of your learner’s data is ready",
    body: "You can download it for 7 days. You need to be signed in.",
    path: "/guardian",
    button: "Go to the guardian area",
  })),

  "erasure-scheduled": noticeMessage(
    params({ is_unguarded: z.boolean(), due: day }),
    ({ is_unguarded, due }) => ({
      title: `Your account will be deleted on ${formatDay(due)}`,
      body: is_unguarded
        ? "We delete accounts of people under 18 when they have been without a guardian for 90 days. Link with a guardian before then to keep yours. You can also download a copy of everything."
        : "Nothing is deleted until then. If you didn’t want this or changed your mind, keep your account with one click.",
      ...keepAccount(is_unguarded),
    }),
  ),

  "erasure-tomorrow": noticeMessage(params({ is_unguarded: z.boolean() }), ({ is_unguarded }) => ({
    title: "Your account will be deleted tomorrow",
    body: is_unguarded
      ? "This is our last email about it. To keep your account, link with a guardian today."
      : "This is our last email about it. If you want to keep your account, tell us today.",
    ...keepAccount(is_unguarded),
  })),

  "erasure-canceled": noticeMessage(noParams, () => ({
    title: "Your account stays",
    body: "You changed your mind, and nothing was deleted.",
    path: "/me",
  })),

  "account-inactive": noticeMessage(noParams, () => ({
    title: "Do you still want your account?",
    body: "You haven’t signed in for almost two years. We delete accounts that aren’t used for 24 months, with everything in them. Sign in once to keep yours.",
    path: "/me",
    button: "Sign in",
  })),

  "account-merge": emailMessage(params({ code }), ({ code }) => ({
    subject: "Merge your two accounts",
    heading: "Is this your account too?",
    paragraphs: [
      "Someone signed in with a different address says this account is theirs too, and wants to move its certificates and courses there.",
      "If that’s you, open the page below in the browser where you asked. You’ll see what would move before anything does.",
    ],
    action: { label: "See what would move", path: `/me/merge/${code}` },
    code,
    codeNote: "Or enter this code on the page where you asked. It works once, for 30 minutes:",
    footnote:
      "If that wasn’t you, do nothing, and don’t share this code: anyone who has it can take your certificates.",
  })),

  "accounts-merged": noticeMessage(noParams, () => ({
    title: "Your accounts are merged",
    body: "Everything you learned and earned with your other address is now in this account. If you didn’t do this, change your password and write to us.",
    path: "/me",
  })),

  "account-merged-away": noticeMessage(noParams, () => ({
    title: "Your certificates have moved",
    body: "Everything learned and earned in this account is now in your other account. If you didn’t do this, reply to this email right away.",
    path: "/me",
  })),

  "merge-undone": noticeMessage(noParams, () => ({
    title: "Your accounts are separate again",
    body: "Our office undid the merge of your two accounts. Certificates, tests, events and gifts are back where they were. If you didn’t ask for this, write to us.",
    path: "/me",
  })),
}
