import type { EmailLayout } from "./layout.ts"
import { linkTarget, plain } from "./plain.ts"

export function emailText({ content, labels, site, reason, unsubscribePath }: EmailLayout) {
  const target = (link: { path: string } | { url: string }) => linkTarget(link, site.url)
  const parts = [
    content.heading,
    ...content.paragraphs,
    (content.facts ?? []).map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...(content.items ?? []).map(({ title, body, path }) =>
      [`* ${title}`, body, target({ path })].filter(Boolean).join("\n"),
    ),
    content.action && `${content.action.label}:\n${target(content.action)}`,
    content.code && [content.codeNote, content.code].filter(Boolean).join("\n\n"),
    content.footnote,
    [
      "-- ",
      site.name,
      `${site.url}/`,
      content.webPath && `${labels.readOnline}: ${target({ path: content.webPath })}`,
      reason,
      unsubscribePath && `${labels.unsubscribe}: ${target({ path: unsubscribePath })}`,
      content.preferencesPath && `${labels.preferences}: ${target({ path: content.preferencesPath })}`,
    ]
      .filter(Boolean)
      .join("\n"),
  ]
  return `${parts
    .filter(part => part !== undefined && part !== "")
    .map(part => plain(part!))
    .join("\n\n")}\n`
}
