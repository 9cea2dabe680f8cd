import { jsonResponse } from "../http.ts"
import type { Call } from "./context.ts"
import { AuthError, validationFailed } from "./errors.ts"

const PROVIDERS = [
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "kakao",
  "keycloak",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "slack",
  "slack_oidc",
  "snapchat",
  "spotify",
  "twitch",
  "twitter",
  "workos",
  "x",
  "zoom",
]

/** GET /health */
export async function health(): Promise<Response> {
  return jsonResponse(200, {
    version: "v2",
    name: "GoTrue",
    description: "GoTrue is a user registration and authentication API",
  })
}

/** GET /settings */
export async function settings({ context: { options } }: Call): Promise<Response> {
  const external = Object.fromEntries(PROVIDERS.map(name => [name, false]))
  return jsonResponse(200, {
    external: { anonymous_users: false, ...external, email: true, phone: false },
    disable_signup: !options.isSignUpOpen,
    mailer_autoconfirm: options.autoConfirm,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    passkeys_enabled: false,
  })
}

/** GET /authorize: no provider is configured. */
export async function authorize({ query }: Call): Promise<Response> {
  if (!query.get("provider")) throw validationFailed("Unsupported provider: provider could not be found")
  throw validationFailed("Unsupported provider: provider is not enabled")
}

/** POST /sso */
export async function singleSignOn(): Promise<Response> {
  throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled")
}

/** Linking and unlinking identities of other providers is disabled. */
export async function linkIdentity(): Promise<Response> {
  throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled")
}
