import type { ReactNode } from "react"

/** A part of the staff page of a draft. */
export function DraftSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
      <h3 className="font-bold text-lead">{title}</h3>
      {children}
    </section>
  )
}
