import { type LinkProps, Link as RouterLink, useLocation } from "react-router"

/** A link inside the site. The server only writes its address: it needs none of what following it takes. */
export const Link = import.meta.env.SSR ? WrittenLink : FollowedLink

// Routes are discovered all at once (lib/route-discovery.ts); links need no mark for it.
function FollowedLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}

function WrittenLink(props: LinkProps) {
  const { to } = props
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <FollowedLink {...props} />
  const {
    to: href,
    defaultShouldRevalidate: _revalidates,
    discover: _discover,
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
  return <a {...attributes} href={to} />
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
