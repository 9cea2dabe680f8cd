import { InvalidMessage } from "./message.ts"

const CONTROL = /[^\P{Cc}\n]|[\u2028\u2029]/gu
const PATH = /^\/([^/\\\p{Cc}\s<>"][^\p{Cc}\s<>"]*)?$/u
const URL_OF_THE_WEB = /^https?:\/\/[^\p{Cc}\s<>"]+$/u

/** Keeps line breaks and removes every other control character. */
export function plain(given: string) {
  return given.replaceAll("\r\n", "\n").replace(CONTROL, "")
}

/** One line without control characters, so that a name cannot add a header. */
export function subjectLine(given: string) {
  return given
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, 200)
}

/** The address behind a link. Anything but a path of the site or a web address is refused. */
export function linkTarget(link: { path: string } | { url: string }, siteUrl: string): string {
  if ("path" in link && PATH.test(link.path)) return siteUrl + link.path
  if ("url" in link && URL_OF_THE_WEB.test(link.url)) return link.url
  throw new InvalidMessage("An email can only link to a path of the site or a web address")
}
