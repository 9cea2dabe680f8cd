const VAGUE =
  /^(?:click |tap )?(?:here|this|this (?:page|link)|link|more|read more|learn more|details|page)[.!]?$/i

/** What is wrong with the text of a link that does not say where it leads; null if it does. */
export function vagueLink(label: string) {
  return VAGUE.test(label.trim()) ? `The link “${label}” doesn’t say where it leads. Name the page.` : null
}
