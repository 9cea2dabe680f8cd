import { type LinkProps, Link as RouterLink, useLocation } from "react-router"

/** A link inside the site. The server renders a plain anchor, which is cheaper than React Router's link. */
export const Link = import.meta.env.SSR ? StaticLink : RouterLink

function StaticLink(props: LinkProps) {
  const { to } = props
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />
  const {
    to: href,
    defaultShouldRevalidate: _revalidates,
    discover = "render",
    mask: _mask,
    prefetch: _prefetch,
    preventScrollReset: _resets,
    relative: _relative,
    reloadDocument: _reloads,
    replace: _replaces,
    state: _state,
    viewTransition: _transition,
    ...attributes
  } = props
  // Like React Router's link, so that the client discovers the routes of rendered links.
  return <a {...attributes} href={to} data-discover={discover === "render" ? "true" : undefined} />
}

interface NavLinkProps extends Omit<LinkProps, "to"> {
  to: string
  /** Only an exact match counts as current. */
  end?: boolean
}

/** A link with aria-current for the current page and its subpages. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...link} to={to} aria-current={isCurrent ? "page" : undefined} />
}
