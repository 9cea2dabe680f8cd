/** With TLS the `__Host-` prefix binds the session cookie to this host. */
export function sessionCookieName(siteUrl: string) {
  return siteUrl.startsWith("https:") ? "__Host-sb-auth" : "sb-auth"
}
