import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"

export const handle = { background: "mint" } satisfies PageHandle

export const meta = privateMeta({
  title: "A bit too early",
  description: "Accounts start at 13. The lessons are for everyone.",
})

/** For visitors who are too young for their own account. */
export default function NotYetPage() {
  return (
    <section data-narcat-at-end className="bg-green-100">
      <div className="wrap grid items-end gap-x-16 gap-y-8 pt-[clamp(20px,3vw,44px)] column:grid-cols-[7fr_5fr]">
        <div className="grid gap-6 pb-[clamp(40px,6vw,96px)]">
          <h1 className="wdth-80 text-1 uppercase leading-[0.86]">A bit too early</h1>
          <p className="max-w-[32em] text-lead leading-[1.42]">
            Accounts start at 13, so we have signed you out and are deleting this one. You did nothing wrong.
          </p>
          <p className="max-w-[38em]">
            Every course is open to you right now, without an account, and we store nothing about you. If you
            want to save your progress, ask an adult: they can open an account and manage yours.
          </p>
          <div className="flex flex-wrap gap-4">
            <PushButton to="/courses" size="lg" iconAfter="ph:arrow-right-bold">
              Take a course now
            </PushButton>
            <PushButton to="/guardian/ask-an-adult" variant="white" icon="ph:hand-heart-fill">
              Ask an adult
            </PushButton>
          </div>
        </div>
        <Narcat pose="waving" alt="Narcat waves." className="w-[min(74%,380px)] -mb-px justify-self-center" />
      </div>
    </section>
  )
}
