import type { ComponentProps } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

interface Props extends Omit<ComponentProps<"a">, "children"> {
  /** An anchor of the page, so that it works without JavaScript, or a phone number. */
  href: string
  hint: string
  label: string
  icon?: string
}

/** The large button at the bottom of a step, which names what comes next. */
export function NextLink({ hint, label, icon = "ph:arrow-right-bold", className, ...link }: Props) {
  return (
    <a {...link} className={cn("step-next", className)}>
      <span className="text-[clamp(0.875rem,10vw-1.125rem,1.1875rem)] font-bold leading-tight">{hint} </span>
      <span className="display col-start-1 text-[clamp(2.1rem,20vw-1.7rem,3.25rem)] uppercase leading-[0.86] wdth-82">
        {label}
      </span>
      <Icon name={icon} className="col-start-2 row-span-2 row-start-1 text-[3.25rem]" />
    </a>
  )
}
