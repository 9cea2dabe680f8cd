/** Whether a host name or address is loopback. */
export function isLoopback(host: string) {
  return /^(localhost|(::ffff:)?127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)
}
