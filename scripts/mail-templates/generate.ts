import type pg from "pg"
import type { MessageKey, MessageParams } from "#supabase/functions/_shared/messages/catalog.ts"
import { renderEmail } from "#supabase/functions/_shared/messages/email.ts"

/** An email that the auth service of a hosted project sends, and the section of config.toml that names it. */
interface Template {
  section: string
  file: string
  subject: string
  html: string
}

// A hosted project has one lifetime for all its links and codes: otp_expiry in config.toml.
export const HOSTED_SECONDS = 600

// The catalog renders placeholders that pass its checks; the variables of the auth service replace them.
const VARIABLES = {
  "https://site.invalid": "{{ .SiteURL }}",
  "placeholder-token-hash": "{{ .TokenHash }}",
  "placeholder-path": "{{ .RedirectTo }}",
  "placeholder-code": "{{ .Token }}",
  "placeholder-from": "{{ .Email }}",
  "placeholder-to": "{{ .NewEmail }}",
}

const seconds = HOSTED_SECONDS
const code = "placeholder-code"

const TEMPLATES: [section: string, message: MessageKey, params: object][] = [
  template("template.confirmation", "confirm-signup", { link: link("email"), code, seconds }),
  template("template.magic_link", "magic-link", { link: link("email"), code, seconds }),
  template("template.recovery", "password-recovery", { link: link("recovery"), code, seconds }),
  template("template.invite", "invitation", { link: link("invite"), seconds }),
  template("template.email_change", "email-change", {
    ...{ link: link("email_change"), seconds },
    ...{ from: "placeholder-from", to: "placeholder-to" },
  }),
  template("template.reauthentication", "reauthentication", { code }),
  template("notification.password_changed", "password-changed", {}),
  template("notification.mfa_factor_enrolled", "second-factor-added", {}),
  template("notification.mfa_factor_unenrolled", "second-factor-removed", {}),
]

/** The emails of the auth service, rendered from the message catalog. */
export async function mailTemplates(client: pg.ClientBase): Promise<Template[]> {
  const { rows } = await client.query<{ name: string }>("select name from public.site_settings")
  const site = { name: rows[0]!.name, url: "https://site.invalid" }
  return TEMPLATES.map(([section, message, params]) => {
    const email = { message, params, locale: "en", topic: null, unsubscribe_path: null }
    const { subject, html } = renderEmail(email, site)
    const file = `supabase/templates/${section.split(".")[1]}.html`
    return { section: `auth.email.${section}`, file, subject, html: withVariables(html) }
  })
}

function template<Key extends MessageKey>(
  section: string,
  message: Key,
  params: MessageParams<Key>,
): [string, MessageKey, object] {
  return [section, message, params]
}

function link(type: string) {
  return `https://site.invalid/confirm?token_hash=placeholder-token-hash&type=${type}&next=placeholder-path`
}

function withVariables(html: string) {
  return Object.entries(VARIABLES).reduce(
    (text, [placeholder, variable]) => text.replaceAll(placeholder, variable),
    html,
  )
}
