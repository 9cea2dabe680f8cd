export interface Site {
  name: string
}

export interface MailText {
  subject: string
  text: string
  html: string
}

/** What leads a member on: a link, and where it makes sense a code to type instead. */
export interface Invitation {
  link: string
  code: string
  /** How long the link lives. */
  seconds: number
}

export function confirmMail(site: Site, { link, code, seconds }: Invitation): MailText {
  return compose(site, `Confirm your address for ${site.name}`, [
    "Please confirm that this address is yours:",
    { link, label: "Confirm address" },
    { code, note: "or enter this code within 10 minutes:" },
    `The link works once, for ${inWords(seconds)}. If you did not sign up, you can ignore this mail.`,
  ])
}

export function magicLinkMail(site: Site, { link, code, seconds }: Invitation): MailText {
  return compose(site, `Sign in to ${site.name}`, [
    "Use this link to sign in:",
    { link, label: "Sign in" },
    { code, note: "or enter this code within 10 minutes:" },
    `The link works once, for ${inWords(seconds)}. If you did not ask for it, you can ignore this mail.`,
  ])
}

export function recoveryMail(site: Site, { link, code, seconds }: Invitation): MailText {
  return compose(site, `Choose a new password for ${site.name}`, [
    "Somebody asked for a new password for your account. If it was you:",
    { link, label: "Choose a new password" },
    { code, note: "or enter this code within 10 minutes:" },
    `The link works once, for ${inWords(seconds)}. If it was not you, ignore this mail: your password stays as it is.`,
  ])
}

export function inviteMail(site: Site, { link, seconds }: Invitation): MailText {
  return compose(site, `You are invited to ${site.name}`, [
    `You have been invited to open an account with ${site.name}:`,
    { link, label: "Accept the invitation" },
    `The link works once, for ${inWords(seconds)}.`,
  ])
}

export function emailChangeMail(
  site: Site,
  { link, code, seconds }: Invitation,
  change: { from: string; to: string; isForNew: boolean },
): MailText {
  const request = change.isForNew
    ? `Please confirm that your account moves from ${change.from} to this address:`
    : `Please confirm that your account moves from this address to ${change.to}:`
  return compose(site, `Confirm your new address for ${site.name}`, [
    request,
    { link, label: "Confirm the change" },
    { code, note: "or enter this code within 10 minutes:" },
    `The change needs a confirmation from both addresses, within ${inWords(seconds)}. If you did not ask for it, do not confirm.`,
  ])
}

export function reauthenticationMail(site: Site, code: string): MailText {
  return compose(site, `Your confirmation code for ${site.name}`, [
    { code, note: "To go on, enter this code within 10 minutes:" },
    "If you did not ask for it, somebody may be using your account: please change your password.",
  ])
}

export function passwordChangedMail(site: Site): MailText {
  return compose(site, `Your password for ${site.name} was changed`, [
    "The password of your account was just changed, and all other devices were signed out.",
    "If it was not you, ask for a new password on the sign-in page at once.",
  ])
}

export function newDeviceMail(site: Site, from: { device: string; network: string | null }): MailText {
  return compose(site, `New sign-in to ${site.name}`, [
    "Somebody just signed in to your account with a browser we have not seen before:",
    from.network === null ? from.device : `${from.device}, from network ${from.network}`,
    "If it was you, there is nothing to do. If not, please change your password at once.",
  ])
}

type Part = string | { link: string; label: string } | { code: string; note: string }

function compose(site: Site, subject: string, parts: Part[]): MailText {
  const paragraphs = [...parts, site.name]
  return {
    subject: subject.replace(/\s+/g, " ").slice(0, 200),
    text: `${paragraphs.map(textOf).join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body>${paragraphs.map(htmlOf).join("")}</body></html>`,
  }
}

function textOf(part: Part) {
  if (typeof part === "string") return part
  return "link" in part ? part.link : `${part.note}\n\n${part.code}`
}

function htmlOf(part: Part) {
  if (typeof part === "string") return `<p>${escaped(part)}</p>`
  if ("link" in part) return `<p><a href="${escaped(part.link)}">${escaped(part.label)}</a></p>`
  return `<p>${escaped(part.note)}</p><p><strong>${escaped(part.code)}</strong></p>`
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)
}

function inWords(seconds: number) {
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const
  const [name, size] = units.find(([, length]) => seconds >= length * 2 || seconds === length) ?? [
    "second",
    1,
  ]
  const count = Math.round(seconds / size)
  return `${count} ${name}${count === 1 ? "" : "s"}`
}
