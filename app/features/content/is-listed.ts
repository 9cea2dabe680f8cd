// Pages that only make sense at the end of something: nobody should find them by searching.
const UNLISTED = ["/survey-completed", "/unsubscribe"]

export function isListed({ path }: { path: string }) {
  return !UNLISTED.includes(path)
}
