import type { ReactNode } from "react"
import { PushButton, type PushButtonProps } from "#app/ui/forms/push-button.tsx"
import { Link as RouterLink } from "#app/ui/navigation/link.tsx"
import type { Link } from "#content/schema/sections.ts"

interface KeyLinkProps {
  link: Link
  variant?: PushButtonProps["variant"]
  size?: PushButtonProps["size"]
  className?: string
}

/** A link of the content as a push key. */
export function KeyLink({ link: { href, label }, ...looks }: KeyLinkProps) {
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
    <PushButton {...target} {...icon} {...looks}>
      {label}
    </PushButton>
  )
}

/** An address of ours changes the page in place, any other is the browser's business. */
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
