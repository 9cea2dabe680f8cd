import { type ReactNode, useId } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

interface Props {
  items: readonly { key: string; title: ReactNode; content: ReactNode; open?: boolean }[]
  /** Opening one closes the others. */
  exclusive?: boolean
  className?: string
}

/** Native details elements: searchable in the page and working without script. */
export function Accordion({ items, exclusive, className }: Props) {
  const group = useId()
  return (
    <div className={cn("border-ink border-t-4", className)}>
      {items.map(({ key, title, content, open }) => (
        <details
          key={key}
          open={open}
          name={exclusive ? group : undefined}
          className="group border-gray-300 border-b-[1.5px]"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-bold text-lead leading-snug hover:underline [&::-webkit-details-marker]:hidden">
            {title}
            <Icon
              name="ph:plus-bold"
              className="size-[1.1em] flex-none transition-[rotate] duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-[68ch] pb-6">{content}</div>
        </details>
      ))}
    </div>
  )
}
