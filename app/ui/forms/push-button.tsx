import type { ComponentProps, MouseEvent, PointerEvent, ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { playClick, playHover } from "#app/lib/theming/sounds.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link, type LinkProps } from "#app/ui/navigation/link.tsx"

const FACES = {
  green: "",
  ink: "push-ink",
  white: "push-white",
  marigold: "push-marigold",
  siren: "push-siren",
  air: "push-air",
}

const SIZES = { sm: "push-sm", md: "", lg: "push-lg" }

interface Appearance {
  variant?: keyof typeof FACES
  /** Transparent, with the page background behind it. */
  outlined?: boolean
  size?: keyof typeof SIZES
  disabled?: boolean
  /** Keeps its size and focus, and ignores clicks. */
  busy?: boolean
  /** An icon name, shown before the label. */
  icon?: string
  iconAfter?: string
  onClick?(event: MouseEvent<HTMLElement>): void
  onPointerEnter?(event: PointerEvent<HTMLElement>): void
  children?: ReactNode
  className?: string
}

type Target =
  | ({ to: string; href?: undefined } & Omit<LinkProps, "to" | keyof Appearance>)
  | ({ href: string; to?: undefined } & Omit<ComponentProps<"a">, "href" | keyof Appearance>)
  | ({ to?: undefined; href?: undefined } & Omit<ComponentProps<"button">, keyof Appearance>)

export type PushButtonProps = Appearance & Target

/** A link when it has `to` or `href`, a button otherwise. */
export function PushButton({
  variant = "green",
  outlined,
  size = "md",
  disabled,
  busy,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  onPointerEnter,
  ...target
}: PushButtonProps) {
  const isInactive = disabled || busy
  const face = outlined ? "push-outlined" : FACES[variant]
  const attributes = {
    className: cn("push", face, SIZES[size], busy && "cursor-progress", className),
    "aria-busy": busy || undefined,
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (!isInactive && event.pointerType === "mouse") playHover()
      onPointerEnter?.(event)
    },
    onClick(event: MouseEvent<HTMLElement>) {
      if (isInactive) return event.preventDefault()
      playClick()
      onClick?.(event)
    },
  }
  const label = <Label {...{ icon, iconAfter, busy, children }} />

  if (target.to !== undefined || target.href !== undefined) {
    // A link cannot be disabled, so it loses its href.
    if (disabled) {
      return (
        <a {...attributes} role="link" aria-disabled="true">
          {label}
        </a>
      )
    }
    if (target.to !== undefined)
      return (
        <Link {...target} {...attributes}>
          {label}
        </Link>
      )
    return (
      <a {...target} {...attributes}>
        {label}
      </a>
    )
  }
  return (
    <button type="button" {...target} {...attributes} disabled={disabled}>
      {label}
    </button>
  )
}

function Label({
  icon,
  iconAfter,
  busy,
  children,
}: Pick<Appearance, "icon" | "iconAfter" | "busy" | "children">) {
  const hasIcon = Boolean(icon ?? iconAfter)
  const ring = busy && <BreathingRing isAlone={!hasIcon} />
  return (
    <>
      {icon && (ring || <Icon name={icon} className="size-[1.1em] flex-none" />)}
      <span className={cn(busy && !hasIcon && "opacity-0")}>{children}</span>
      {iconAfter && ((!icon && ring) || <Icon name={iconAfter} className="size-[1.1em] flex-none" />)}
      {!hasIcon && ring}
    </>
  )
}

function BreathingRing({ isAlone }: { isAlone: boolean }) {
  const place = isAlone ? "absolute inset-0 m-auto size-[1.6em]" : "-my-2 size-[1.4em]"
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true" className={cn("flex-none", place)}>
      <circle
        r="15"
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        className="origin-center animate-breathe-deep [transform-box:fill-box]"
      />
    </svg>
  )
}
