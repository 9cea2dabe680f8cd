import type { ReactNode } from "react"

/** The same game in words, for anyone who would rather not look, click or run scripts. */
export function WithoutScreen({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-[44em] gap-3">
      <h2 className="text-3 leading-[1.05] wdth-96">Do it without the screen</h2>
      {children}
    </div>
  )
}
