import { z } from "zod"
import { emailMessage } from "../message.ts"
import { noParams, params, text, url } from "../params.ts"
import { formatDuration } from "./format.ts"

const SIGNED_UP = "You’re getting this because someone signed up with this address."
const SECURITY =
  "You’re getting this because it’s about the security of your account. You can’t turn these off."
const CODE_NOTE = "Or enter this code on the page where we asked for it. It works for 10 minutes."

const lifetime = { seconds: z.number().positive() }
const oneTimeLink = params({ link: url, code: text, ...lifetime })

export const signIn = {
  "confirm-signup": emailMessage(oneTimeLink, ({ link, code, seconds }, { siteName }) => ({
    subject: `Confirm your email for ${siteName}`,
    preheader: "One tap and your account is ready.",
    heading: "Confirm your email",
    paragraphs: [`Thanks for signing up with ${siteName}. Confirm your email and your account is ready.`],
    action: { label: "Confirm my email", url: link },
    code,
    codeNote: CODE_NOTE,
    footnote: `The link works once, for ${formatDuration(seconds)}. If you didn’t sign up, ignore this email: nobody can use the account until you confirm.`,
    reason: SIGNED_UP,
  })),

  "already-registered": emailMessage(params({ link: url }), ({ link }, { siteName }) => ({
    subject: `You already have an account with ${siteName}`,
    preheader: "Someone tried to sign up with your address.",
    heading: "You’re already one of us",
    paragraphs: [
      "Someone just tried to create an account with this address. You already have one, and nothing about it has changed.",
      "If it was you, sign in as usual. If you forgot your password, tap “I forgot my password” on the sign-in page.",
    ],
    action: { label: "Sign in", url: link },
    footnote:
      "If it wasn’t you, you don’t need to do anything. We didn’t tell them that you have an account.",
    reason: SIGNED_UP,
  })),

  "magic-link": emailMessage(oneTimeLink, ({ link, code, seconds }, { siteName }) => ({
    subject: `Sign in to ${siteName}`,
    preheader: "Your sign-in link, no password needed.",
    heading: "Come on in",
    paragraphs: ["Here’s the link you asked for. It signs you in without a password."],
    action: { label: "Sign in", url: link },
    code,
    codeNote: CODE_NOTE,
    footnote: `The link works once, for ${formatDuration(seconds)}. If you didn’t ask for it, ignore this email. Don’t share the link or the code: we’ll never ask you for them.`,
    reason: SIGNED_UP,
  })),

  "password-recovery": emailMessage(oneTimeLink, ({ link, code, seconds }, { siteName }) => ({
    subject: `Choose a new password for ${siteName}`,
    preheader: "Your link to a new password.",
    heading: "Choose a new password",
    paragraphs: ["Someone, hopefully you, asked for a new password for your account."],
    action: { label: "Choose a new password", url: link },
    code,
    codeNote: CODE_NOTE,
    footnote: `The link works once, for ${formatDuration(seconds)}. If it wasn’t you, ignore this email and your password won’t change.`,
    reason: SIGNED_UP,
  })),

  invitation: emailMessage(params({ link: url, ...lifetime }), ({ link, seconds }, { siteName }) => ({
    subject: `You’re invited to ${siteName}`,
    preheader: "An account is waiting for you.",
    heading: "You’re invited",
    paragraphs: [`${siteName} created an account for you. Accept the invitation to use it.`],
    action: { label: "Accept the invitation", url: link },
    footnote: `The link works once, for ${formatDuration(seconds)}. If you don’t want the account, ignore this email.`,
    reason: "You’re getting this because someone at our organization invited this address.",
  })),

  "email-change": emailMessage(
    params({ link: url, from: text, to: text, ...lifetime }),
    ({ link, from, to, seconds }, { siteName }) => ({
      subject: `Confirm your new email for ${siteName}`,
      preheader: "Both addresses need to confirm the change.",
      heading: "Changing your email?",
      paragraphs: ["Someone, hopefully you, wants to move your account to a different address:"],
      facts: [
        { label: "From", value: from },
        { label: "To", value: to },
      ],
      action: { label: "Confirm the change", url: link },
      footnote: `We ask both addresses, and nothing changes until both confirm within ${formatDuration(seconds)}. If you didn’t ask for this, don’t confirm. If it’s your account, change your password too: someone else may be using it.`,
      reason: SIGNED_UP,
    }),
  ),

  reauthentication: emailMessage(params({ code: text }), ({ code }, { siteName }) => ({
    subject: `Your confirmation code for ${siteName}`,
    preheader: "A code to confirm it’s really you.",
    heading: "Is it really you?",
    paragraphs: ["You’re about to change something important, so we want to be sure."],
    code,
    codeNote: "Enter this code on the page where we asked for it. It works for 10 minutes.",
    footnote:
      "If you didn’t ask for it, someone else may be using your account: please change your password. Don’t share the code: we’ll never ask you for it.",
    reason: SIGNED_UP,
  })),

  "password-changed": emailMessage(noParams, (_, { siteName }) => ({
    subject: `Your password for ${siteName} was changed`,
    preheader: "All other devices were signed out.",
    heading: "Your password was changed",
    paragraphs: [
      "Your password was just changed, and all other devices were signed out.",
      "If it was you, you don’t need to do anything. If it wasn’t, go to the sign-in page and ask for a new password right away.",
    ],
    action: { label: "Go to the sign-in page", path: "/login" },
    reason: SECURITY,
  })),

  "second-factor-added": emailMessage(noParams, (_, { siteName }) => ({
    subject: `Two-step sign-in for ${siteName} is on`,
    preheader: "From now on, your phone’s code is needed to sign in.",
    heading: "Two-step sign-in is on",
    paragraphs: [
      "Your account now has an authenticator app. All other devices were signed out.",
      "If it was you, you don’t need to do anything. If it wasn’t, go to the sign-in page, ask for a new password right away, and write to us.",
    ],
    action: { label: "Go to the sign-in page", path: "/login" },
    reason: SECURITY,
  })),

  "second-factor-removed": emailMessage(noParams, (_, { siteName }) => ({
    subject: `Two-step sign-in for ${siteName} is off`,
    preheader: "An authenticator app was removed from your account.",
    heading: "Two-step sign-in is off",
    paragraphs: [
      "An authenticator app was removed from your account.",
      "If it was you, you don’t need to do anything. If it wasn’t, go to the sign-in page and ask for a new password right away.",
    ],
    action: { label: "Go to the sign-in page", path: "/login" },
    reason: SECURITY,
  })),

  "new-device": emailMessage(
    params({ device: text, network: text.nullable(), time: z.iso.datetime() }),
    ({ device, network, time }, { siteName }) => {
      const at = `${TIME.format(new Date(time))} UTC`
      return {
        subject: `New sign-in to ${siteName}: ${device}`,
        preheader: `${device}, ${at}. Was it you?`,
        heading: "New device signed in",
        paragraphs: ["Someone just signed in to your account from a browser we haven’t seen before."],
        facts: [
          { label: "Device", value: device },
          ...(network === null ? [] : [{ label: "Network", value: network }]),
          { label: "Time", value: at },
        ],
        action: { label: "See where I’m signed in", path: "/me/security" },
        footnote:
          "If it was you, you don’t need to do anything. If it wasn’t, open the page above, end that session, and choose a new password.",
        reason: SECURITY,
      }
    },
  ),
}

const TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
