import { type EmailContent, formatDuration } from "../../mail/queue-email.ts"

export interface Site {
  name: string
}

/** The words of a mail; the look is the database's (private.queue_email). */
export interface MailText {
  subject: string
  content: EmailContent
}

/** A link, and for some emails a code that can be typed instead. */
export interface LinkDetails {
  link: string
  code: string
  /** Lifetime of the link. */
  seconds: number
}

const ACCOUNT = "You get this mail because somebody used this address with an account on our site."
const CODE_NOTE = "Or type this code where we asked for it. It works for 10 minutes."

export function confirmMail(site: Site, { link, code, seconds }: LinkDetails): MailText {
  return {
    subject: `Confirm your address for ${site.name}`,
    content: {
      preheader: "One tap, and your account is ready.",
      heading: "Is this address yours?",
      paragraphs: [
        `Thanks for signing up with ${site.name}. Confirm your address, and your account is ready.`,
      ],
      action: { label: "Confirm my address", url: link },
      code,
      code_note: CODE_NOTE,
      footnote: `The link works once, for ${formatDuration(seconds)}. If you didn’t sign up, ignore this mail: without your confirmation the account can’t be used.`,
      reason: ACCOUNT,
    },
  }
}

export function alreadyMemberMail(site: Site, { link }: { link: string }): MailText {
  return {
    subject: `You already have an account with ${site.name}`,
    content: {
      preheader: "Somebody tried to sign up with your address.",
      heading: "You’re already one of us",
      paragraphs: [
        "Somebody just tried to open a new account with this address. You have one already, and nothing about it has changed.",
        "If it was you, sign in as usual. If you’ve forgotten your password, tap “I forgot my password” there.",
      ],
      action: { label: "Sign in", url: link },
      footnote: "If it wasn’t you, there is nothing to do. The page told them nothing about you.",
      reason: ACCOUNT,
    },
  }
}

export function magicLinkMail(site: Site, { link, code, seconds }: LinkDetails): MailText {
  return {
    subject: `Sign in to ${site.name}`,
    content: {
      preheader: "Your link to sign in, no password needed.",
      heading: "Come on in",
      paragraphs: ["Here is the link you asked for. It signs you in without a password."],
      action: { label: "Sign in", url: link },
      code,
      code_note: CODE_NOTE,
      footnote: `The link works once, for ${formatDuration(seconds)}. If you didn’t ask for it, ignore this mail. Never pass the link or the code on: we’ll never ask you for them.`,
      reason: ACCOUNT,
    },
  }
}

export function recoveryMail(site: Site, { link, code, seconds }: LinkDetails): MailText {
  return {
    subject: `Choose a new password for ${site.name}`,
    content: {
      preheader: "Your link to a new password.",
      heading: "Choose a new password",
      paragraphs: ["Somebody, hopefully you, asked for a new password for your account."],
      action: { label: "Choose a new password", url: link },
      code,
      code_note: CODE_NOTE,
      footnote: `The link works once, for ${formatDuration(seconds)}. If it wasn’t you, ignore this mail: your password stays as it is.`,
      reason: ACCOUNT,
    },
  }
}

export function inviteMail(site: Site, { link, seconds }: LinkDetails): MailText {
  return {
    subject: `You are invited to ${site.name}`,
    content: {
      preheader: "An account is waiting for you.",
      heading: "You’re invited",
      paragraphs: [`${site.name} has opened an account for you. Accept the invitation to use it.`],
      action: { label: "Accept the invitation", url: link },
      footnote: `The link works once, for ${formatDuration(seconds)}. If you don’t want the account, ignore this mail.`,
      reason: "You get this mail because somebody at our organization invited this address.",
    },
  }
}

export function emailChangeMail(
  site: Site,
  { link, seconds }: Pick<LinkDetails, "link" | "seconds">,
  change: { from: string; to: string },
): MailText {
  return {
    subject: `Confirm your new address for ${site.name}`,
    content: {
      preheader: "The change needs a yes from both addresses.",
      heading: "Is your address changing?",
      paragraphs: ["Somebody, hopefully you, wants to move your account to another address:"],
      facts: [
        { label: "From", value: change.from },
        { label: "To", value: change.to },
      ],
      action: { label: "Confirm the change", url: link },
      footnote: `We ask both addresses, and nothing changes until both have confirmed, within ${formatDuration(seconds)}. If you didn’t ask for this, don’t confirm. If the account is yours, change its password too: somebody may be using it.`,
      reason: ACCOUNT,
    },
  }
}

export function reauthenticationMail(site: Site, code: string): MailText {
  return {
    subject: `Your confirmation code for ${site.name}`,
    content: {
      preheader: "A code to show that it’s really you.",
      heading: "Is it really you?",
      paragraphs: ["What you are about to change is important, so we’d like to be sure."],
      code,
      code_note: "Type this code where we asked for it. It works for 10 minutes.",
      footnote:
        "If you didn’t ask for it, somebody may be using your account: please change your password. Never pass the code on: we’ll never ask you for it.",
      reason: ACCOUNT,
    },
  }
}

export function passwordChangedMail(site: Site): MailText {
  return {
    subject: `Your password for ${site.name} was changed`,
    content: {
      preheader: "All other devices were signed out.",
      heading: "Your password was changed",
      paragraphs: [
        "The password of your account was just changed, and all other devices were signed out.",
        "If it was you, there is nothing to do. If it wasn’t, ask for a new password on the sign-in page right away.",
      ],
      action: { label: "Go to the sign-in page", path: "/login" },
      reason:
        "You get this mail because it is about your account’s safety. Such mails cannot be switched off.",
    },
  }
}

export function newDeviceMail(
  site: Site,
  seen: { device: string; network: string | null; time: string },
): MailText {
  const network = seen.network === null ? [] : [{ label: "Network", value: seen.network }]
  return {
    subject: `New sign-in to ${site.name}: ${seen.device}`,
    content: {
      preheader: `${seen.device}, ${seen.time}. Was it you?`,
      heading: "A new device signed in",
      paragraphs: ["Somebody just signed in to your account with a browser we haven’t seen before."],
      facts: [{ label: "Device", value: seen.device }, ...network, { label: "Time", value: seen.time }],
      action: { label: "See where I’m signed in", path: "/me/security" },
      footnote:
        "If it was you, there is nothing to do. If it wasn’t, open the page above, end that session, and choose a new password.",
      reason:
        "You get this mail because it is about your account’s safety. Such mails cannot be switched off.",
    },
  }
}
