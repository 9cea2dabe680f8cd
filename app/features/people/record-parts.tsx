import type { ReactNode } from "react"
import { PushButton } from "#app/ui/forms/push-button.tsx"

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-ink border-t-4 pt-5">
      <h3 className="text-lead">{title}</h3>
      {children}
    </section>
  )
}

export function Line({ title, about, children }: { title: ReactNode; about: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-gray-300 border-b-[1.5px] py-3 first:pt-0 last:border-0">
      <p className="min-w-48 flex-1 leading-snug">
        <b className="wrap-anywhere">{title}</b>
        <span className="block text-gray-700 text-small">{about}</span>
      </p>
      {children}
    </li>
  )
}

/** Its name says what it is about, for screen readers. */
export function LineButton({ label, name }: { label: string; name: string }) {
  return (
    <PushButton type="submit" variant="white" size="sm" aria-label={`${label}: ${name}`}>
      {label}
    </PushButton>
  )
}
