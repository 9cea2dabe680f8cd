import { cn } from "#app/lib/theming/cn.ts"
import type { SectionOf } from "#content/schema/sections.ts"
import { ButtonLink } from "./links.tsx"
import { Scene } from "./picture.tsx"

/** The steps of an emergency, in type large enough to read from the floor. */
export function Urgent({ section: { items } }: { section: SectionOf<"urgent"> }) {
  return (
    <ol>
      {items.map(({ title, lines, action, scene }, i) => (
        <li
          key={title}
          className={cn(
            "border-ink border-b-4",
            action ? "bg-siren-300 [--focus:var(--color-ink)]" : "bg-white",
          )}
        >
          <div className="wrap grid grid-cols-[auto_1fr] content-start items-start gap-x-[clamp(14px,3vw,48px)] py-[clamp(24px,3.4vw,52px)] column:grid-cols-[2fr_6fr_4fr]">
            <span
              aria-hidden="true"
              className="display text-[clamp(4.5rem,13vw,11rem)] leading-[0.76] wdth-62 column:row-span-2"
            >
              {i + 1}
            </span>
            <div className="column:col-span-2">
              <h2 className="text-[clamp(2.6rem,8vw,6.4rem)] uppercase leading-[0.84] wdth-70">
                <span className="sr-only">{i + 1}. </span>
                {title}
              </h2>
            </div>
            <div className="mt-5 grid gap-4 max-column:col-span-2 column:col-start-2">
              {lines.map(line => (
                <p key={line} className="max-w-[34em] text-[clamp(1.375rem,2.4vw,2.1rem)] leading-[1.28]">
                  {line}
                </p>
              ))}
              {action && (
                <ButtonLink
                  link={action}
                  variant="white"
                  size="lg"
                  className="mt-2 justify-self-start max-phone:w-full"
                />
              )}
            </div>
            {scene && <Scene scene={scene} className="mt-6 max-column:col-span-2" />}
          </div>
        </li>
      ))}
    </ol>
  )
}
