import type { ReactNode } from "react"
import { PushButton, type PushButtonProps } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link as RouterLink } from "#app/ui/navigation/link.tsx"
import type { Link } from "#content/schema/sections.ts"

interface ButtonLinkProps {
  link: Link
  variant?: PushButtonProps["variant"]
  size?: PushButtonProps["size"]
  className?: string
}

/** A link from the content, shown as a button. */
export function ButtonLink({ link: { href, label }, ...looks }: ButtonLinkProps) {
  const icon = href.startsWith("tel:") ? { icon: "ph:phone-fill" } : { iconAfter: "ph:arrow-right-bold" }
  if (href.startsWith("mailto:")) {
    return (
      <PushButton href={href} icon="ph:envelope-simple-fill" {...looks}>
        {label}
      </PushButton>
    )
  }
  const target = href.startsWith("/") ? { to: href } : { href }
  return (
    <IfOpen to={href}>
      <PushButton {...target} {...icon} {...looks}>
        {label}
      </PushButton>
    </IfOpen>
  )
}

/** Paths of the site navigate on the client; other URLs are plain links. */
export function Anchor({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  if (!href.startsWith("/")) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <RouterLink to={href} className={className}>
      {children}
    </RouterLink>
  )
}
