import { type LinkProps, Link as RouterLink, useLocation } from "react-router"

/** A link inside the site. The server renders a plain anchor, which is cheaper than React Router's link. */
export const Link = import.meta.env.SSR ? StaticLink : RouterLink

// Not attributes of an anchor.
const ROUTER_PROPS = new Set([
  ...["to", "defaultShouldRevalidate", "discover", "mask", "prefetch", "preventScrollReset", "relative"],
  ...["reloadDocument", "replace", "state", "viewTransition"],
])

function StaticLink(props: LinkProps) {
  const { to, discover = "render" } = props
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />
  // A loop, because destructuring with a rest element takes several times as long.
  const attributes: Record<string, unknown> = {}
  for (const name in props) if (!ROUTER_PROPS.has(name)) attributes[name] = props[name as keyof LinkProps]
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
