const LOOPBACK_NAMES = ["localhost", "127.0.0.1"]

/** Whether a host name is this machine's own. */
export function isLoopback(hostname: string) {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** Hosts the site serves: its public origin, plus the other loopback names if that is one. */
export interface Hosts {
  /** The origin a request is for, or null if its Host is not ours. */
  originOf(host: string | undefined): string | null
  /** Whether the Host matches exactly, with a single lookup. */
  isPlain(host: string | undefined): boolean
  isLoopbackIpv6(host: string): boolean
  isOwnOrigin(origin: string): boolean
  origins: readonly string[]
}

export function createHosts(siteUrl: URL, { port }: { port: number }): Hosts {
  const byHost = new Map<string, string>()
  const loopback = isLoopback(siteUrl.hostname)
  if (loopback) for (const name of LOOPBACK_NAMES) add(new URL(`http://${name}:${port}`))
  add(siteUrl)
  const publicHost = siteUrl.host
  const ipv6 = loopback ? new URL(`http://[::1]:${port}`) : null
  const origins = [...new Set([siteUrl.origin, ...byHost.values(), ...(ipv6 ? [ipv6.origin] : [])])]

  function add({ host, hostname, origin, port: ownPort, protocol }: URL) {
    byHost.set(host, origin)
    if (ownPort === "") byHost.set(`${hostname}:${protocol === "https:" ? 443 : 80}`, origin)
  }

  return {
    originOf(host) {
      const known = byHost.get(host?.toLowerCase() ?? "")
      return known ?? (ipv6 && host === ipv6.host ? ipv6.origin : null)
    },
    isPlain: host => host === publicHost || (host !== undefined && byHost.has(host)),
    isLoopbackIpv6: host => host === ipv6?.host,
    isOwnOrigin: origin => origins.includes(origin),
    origins,
  }
}
