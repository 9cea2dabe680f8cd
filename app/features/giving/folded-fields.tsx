import { type ReactNode, useContext } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { FormContext } from "#app/ui/forms/field.tsx"

interface Props {
  title: string
  /** The fields inside: an error in one of them opens it. */
  names: readonly string[]
  children: ReactNode
  className?: string
}

/** Fields that few donors need, behind their title. */
export function FoldedFields({ title, names, children, className }: Props) {
  const form = useContext(FormContext)
  const isOpen = names.some(name => form?.errors[name])
  return (
    <details open={isOpen || undefined} className={cn("group rounded-input bg-gray-100 px-5", className)}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="ph:plus-bold" className="size-[1.1em] flex-none group-open:rotate-45" />
      </summary>
      <div className="grid gap-5 pb-6">{children}</div>
    </details>
  )
}
