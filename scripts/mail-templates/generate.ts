import type pg from "pg"
import {
  confirmMail,
  emailChangeMail,
  inviteMail,
  type LinkDetails,
  type MailText,
  magicLinkMail,
  passwordChangedMail,
  reauthenticationMail,
  recoveryMail,
  type Site,
} from "#backend/auth/email/emails.ts"

/** A mail that a hosted project's auth service sends, and the section of config.toml that names it. */
export interface Template {
  section: string
  file: string
  subject: string
  html: string
}

// A hosted project has one lifetime for all its links and codes: otp_expiry in config.toml.
export const HOSTED_SECONDS = 600

// The words are written as for anybody; what the service knows better is put in afterwards, in its own terms.
const STAND_INS = {
  "https://site.invalid": "{{ .SiteURL }}",
  "{{site_url}}": "{{ .SiteURL }}",
  "stand-in-token-hash": "{{ .TokenHash }}",
  "stand-in-path": "{{ .RedirectTo }}",
  "stand-in-code": "{{ .Token }}",
  "stand-in-from": "{{ .Email }}",
  "stand-in-to": "{{ .NewEmail }}",
}

const WORDS: Record<string, (site: Site) => MailText> = {
  "template.confirmation": site => confirmMail(site, invitation("email")),
  "template.magic_link": site => magicLinkMail(site, invitation("email")),
  "template.recovery": site => recoveryMail(site, invitation("recovery")),
  "template.invite": site => inviteMail(site, invitation("invite")),
  "template.email_change": site =>
    emailChangeMail(site, invitation("email_change"), { from: "stand-in-from", to: "stand-in-to" }),
  "template.reauthentication": site => reauthenticationMail(site, "stand-in-code"),
  "notification.password_changed": passwordChangedMail,
}

/** The mails of the auth service in the look of all our mails, which the database has. */
export async function mailTemplates(client: pg.ClientBase): Promise<Template[]> {
  const { rows } = await client.query<Site>("select name from public.site_settings")
  const templates: Template[] = []
  for (const [section, compose] of Object.entries(WORDS)) {
    const { subject, content } = compose(rows[0]!)
    const written = await client.query<{ html: string }>("select private.email_html($1, $2, $3) as html", [
      JSON.stringify(content),
      subject,
      rows[0]!.name,
    ])
    const file = `supabase/templates/${section.split(".")[1]}.html`
    templates.push({
      section: `auth.email.${section}`,
      file,
      subject,
      html: inTheirTerms(written.rows[0]!.html),
    })
  }
  return templates
}

function invitation(type: string): LinkDetails {
  const query = `token_hash=stand-in-token-hash&type=${type}&next=stand-in-path`
  return { link: `https://site.invalid/confirm?${query}`, code: "stand-in-code", seconds: HOSTED_SECONDS }
}

function inTheirTerms(html: string) {
  return Object.entries(STAND_INS).reduce((text, [standIn, term]) => text.replaceAll(standIn, term), html)
}
