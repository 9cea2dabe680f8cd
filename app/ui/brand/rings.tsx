import { cn } from "#app/lib/theming/cn.ts"

const OUTER = { green: "bg-green-300", mint: "bg-green-200" }

/** Three rings that breathe together, a moment apart. Boxes, not a drawing: the browser moves them without painting. */
export function Rings({ field = "green", className }: { field?: keyof typeof OUTER; className?: string }) {
  return (
    <div aria-hidden="true" className={cn("relative aspect-square", className)}>
      <div className={cn(RING, "inset-[2.3%]", OUTER[field])} />
      <div className={cn(RING, "inset-[12.3%] bg-air-200 [animation-delay:-2.12s]")} />
      <div className={cn(RING, "inset-[22.3%] bg-white [animation-delay:-2.24s]")} />
    </div>
  )
}

const RING = "absolute animate-breathe rounded-full"
