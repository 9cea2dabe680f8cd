import { useSettings } from "./settings.ts"

/** A stored text with the name of the organization in place of {site}, where staff see the row itself. */
export function useSiteText(text: string) {
  const name = useSettings()?.name ?? ""
  return text.replaceAll("{site}", () => name)
}

export function SiteText({ children }: { children: string }) {
  return useSiteText(children)
}
