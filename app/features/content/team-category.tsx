import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import type { TeamCategory } from "#content/schema/sections.ts"
import { ButtonLink } from "./links.tsx"
import { LineUp } from "./people.tsx"

interface Props {
  category: TeamCategory
  others: TeamCategory[]
  /** Its people. */
  children: ReactNode
}

/** One group of the team: what it does, how to reach it, and the other groups. */
export function TeamCategoryView({ category, others, children }: Props) {
  const { title, text, tasks, link } = category
  return (
    <>
      <section className={cn("overflow-x-clip", useBackgroundClass("marigold"))}>
        <div className="wrap pt-2 pb-[clamp(40px,5vw,84px)]">
          <Link to="/about/team" className="mb-4 inline-flex min-h-11 items-center gap-2 font-bold underline">
            <Icon name="ph:arrow-left-bold" />
            The whole team
          </Link>
          <FittedHeadline as="h1" lines={title.split(" ")} measure={{ phone: 4.5, wide: 7 }} />
          <p className="mt-8 max-w-[35em] text-lead leading-[1.42]">{text}</p>
          <ButtonLink link={link} variant="ink" className="mt-7" />
        </div>
      </section>
      {children}
      <section className="wrap grid gap-x-[clamp(24px,5vw,88px)] gap-y-6 py-section column:grid-cols-[5fr_7fr]">
        <h2 className="text-2 wdth-82">What they do</h2>
        <ul className="border-ink border-t-4">
          {tasks.map(task => (
            <li
              key={task}
              className="border-gray-300 border-b-[1.5px] py-4 text-lead leading-snug first-letter:uppercase"
            >
              {task}
            </li>
          ))}
        </ul>
      </section>
      <section className="on-dark breath-edge mb-section bg-ink py-[clamp(48px,6vw,88px)] text-white">
        <div className="wrap">
          <h2 className="mb-6 text-3 font-[850] wdth-96">The others</h2>
          <LineUp categories={others} />
        </div>
      </section>
    </>
  )
}
