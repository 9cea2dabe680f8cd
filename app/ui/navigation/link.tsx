import type { ComponentProps } from "react"
import { useLocation } from "react-router"
import { useSettings } from "#app/lib/rendering/settings.ts"

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string
}

/**
 * A link inside the site: a plain anchor, which `useLinkNavigation` opens and React Router discovers the routes of. One
 * to a part of the site that is switched off has no address: its words are left, and styles/base.css hides buttons.
 */
export function Link(props: LinkProps) {
  // Like `useIsClosed`, which would be one more export of the shell.
  const href = RegExp(useSettings()?.closed || "^$").test(props.to) ? undefined : props.to
  // The emergency page is always a document of its own, which its headers let keep the screen on (decision 053).
  const discover = /^([?#]|\/(?!\/|emergency\b))/.test(href!) ? "true" : undefined
  // A copy without `to` by a rest element takes several times as long, and a page has a hundred links.
  const attributes = { ...props, to: undefined, href, "data-discover": discover }
  return <a {...attributes} />
}

interface NavLinkProps extends LinkProps {
  /** Only an exact match counts as current. */
  end?: boolean
}

/** A link with aria-current for the current page and its subpages. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...link} to={to} aria-current={isCurrent ? "page" : undefined} />
}
