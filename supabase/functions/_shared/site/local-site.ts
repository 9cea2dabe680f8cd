const PRIVATE_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]$|\[f[cd])/

/** Whether the site's address is of this computer or a private network. */
export function isLocalSite(siteUrl: string): boolean {
  if (!URL.canParse(siteUrl)) return false
  const { hostname } = new URL(siteUrl)
  return /^(.+\.)?localhost$|\.(test|local|internal)$/.test(hostname) || PRIVATE_ADDRESS.test(hostname)
}
