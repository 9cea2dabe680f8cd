// These pages only make sense at the end of a flow, so search engines and the site search leave them out.
const UNLISTED = ["/survey-completed", "/unsubscribe"]

export function isListed({ path }: { path: string }) {
  return !UNLISTED.includes(path)
}
