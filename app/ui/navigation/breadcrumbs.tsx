import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  /** From the top down. The last entry is the current page and needs no link. */
  trail: readonly { label: string; to?: string }[]
  className?: string
}

export function Breadcrumbs({ trail, className }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={cn("text-small", className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="inline-flex items-center gap-2">
            {index > 0 && <Icon name="ph:caret-right-bold" className="size-[0.8em]" />}
            {to && index < trail.length - 1 ? (
              <Link to={to} className="inline-flex min-h-8 items-center underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-bold">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
