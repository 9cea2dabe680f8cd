/** The session's cookie is for this host alone where the site has TLS; its name says so to browsers. */
export function sessionCookieName(siteUrl: string) {
  return siteUrl.startsWith("https:") ? "__Host-sb-auth" : "sb-auth"
}
