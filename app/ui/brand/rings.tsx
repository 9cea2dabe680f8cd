import { cn } from "#app/lib/theming/cn.ts"

const OUTER = { green: "bg-green-300", mint: "bg-green-200" }

/** Three rings that pulse slightly apart. Boxes instead of SVG, so that the browser animates them without repainting. */
export function Rings({
  background = "green",
  className,
}: {
  background?: keyof typeof OUTER
  className?: string
}) {
  return (
    <div aria-hidden="true" className={cn("aspect-square base:relative", className)}>
      <div className={cn(RING, "inset-[2.3%]", OUTER[background])} />
      <div className={cn(RING, "inset-[12.3%] bg-air-200 [animation-delay:calc(var(--settled)-0.12s)]")} />
      <div className={cn(RING, "inset-[22.3%] bg-white [animation-delay:calc(var(--settled)-0.24s)]")} />
    </div>
  )
}

const RING = "absolute animate-breathe rounded-full"
