import { type LinkProps, Link as RouterLink, useLocation } from "react-router"

/** A link inside the site. The server renders a plain anchor: it needs none of what following the link takes. */
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
  // As React Router's own link does: the client discovers the routes behind these links ahead of time.
  return <a {...attributes} href={to} data-discover={discover === "render" ? "true" : undefined} />
}

interface NavLinkProps extends Omit<LinkProps, "to"> {
  to: string
  /** Not current on the pages below. */
  end?: boolean
}

/** A link that says when it leads to the page in view, or to one above it. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...link} to={to} aria-current={isCurrent ? "page" : undefined} />
}
