import type { ComponentProps } from "react"
import { useLocation } from "react-router"

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string
}

/** A link inside the site: a plain anchor, which `useLinkNavigation` opens and React Router discovers the routes of. */
export function Link(props: LinkProps) {
  const { to } = props
  // The emergency page is always a document of its own, which its headers let keep the screen on (decision 053).
  const discover = /^([?#]|\/(?!\/|emergency\b))/.test(to) ? "true" : undefined
  // A copy without `to` by a rest element takes several times as long, and a page has a hundred links.
  const attributes = { ...props, to: undefined, href: to, "data-discover": discover }
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
