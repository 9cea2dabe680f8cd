import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import type { SectionOf } from "#content/schema/sections.ts"
import { Anchor } from "./links.tsx"
import { Scene } from "./picture.tsx"

/** Facts as newspaper clippings: one large, the others beside it, mirrored in every second section. */
export function Facts({ section, isTurned }: { section: SectionOf<"facts">; isTurned: boolean }) {
  const { heading, scene, items } = section
  const [lead, ...others] = items
  return (
    <section className="wrap">
      <h2 className="text-2 wdth-82">{heading}</h2>
      <div
        className={cn(
          "mt-6 grid gap-x-[clamp(24px,5vw,88px)] border-ink border-t-4",
          isTurned === (scene === undefined) ? "column:grid-cols-[7fr_5fr]" : "column:grid-cols-[5fr_7fr]",
        )}
      >
        <article className={cn("py-6", isTurned && "column:order-2")}>
          <h3 className="text-[clamp(2.4rem,5.4vw,5.2rem)] leading-[0.88] wdth-62">{lead!.title}</h3>
          <FactText {...lead!} className="mt-5 max-w-[34em] text-pretty text-lead leading-[1.42]" />
          {scene && <Scene scene={scene} className="mt-7" />}
        </article>
        <div className={cn(!scene && "column:grid column:grid-cols-2 column:content-start column:gap-x-10")}>
          {others.map((fact, i) => (
            <article
              key={fact.title}
              className={cn(
                "border-gray-300 py-6 max-column:border-t-[1.5px]",
                scene ? "column:not-first:border-t-[1.5px]" : i > 1 && "column:border-t-[1.5px]",
                !scene && others.length % 2 === 1 && i === others.length - 1 && "column:col-span-2",
              )}
            >
              <h3 className="text-[clamp(1.5rem,2.2vw,2.1rem)] leading-none wdth-84">{fact.title}</h3>
              <FactText {...fact} className="mt-2.5 max-w-[44em] text-pretty" />
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

function FactText({ text, source, className }: { text: string; source?: string; className: string }) {
  return (
    <>
      <p className={className}>{text}</p>
      {source && <p className="mt-2.5 font-mono text-gray-600 text-mono">{source}</p>}
    </>
  )
}

export function Links({ section: { heading, items } }: { section: SectionOf<"links"> }) {
  return (
    <section className="wrap">
      <h2 className="mb-6 text-2 wdth-82">{heading}</h2>
      <ul className="border-ink border-t-4">
        {items.map(({ href, label, text }) => (
          <IfOpen key={href} to={href}>
            <li className="border-gray-300 border-b-[1.5px]">
              <Anchor
                href={href}
                className="group grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-1 py-4 no-underline column:grid-cols-[5fr_7fr_auto]"
              >
                <span className="display text-[clamp(1.9rem,3.4vw,3.2rem)] uppercase leading-[0.9] transition-[font-stretch] duration-350 ease-breath wdth-66 group-hover:wdth-84">
                  {label}
                </span>
                <span className="max-w-[52ch] max-column:col-start-1 max-column:row-start-2">{text}</span>
                <Icon
                  name="ph:arrow-right-bold"
                  className="size-6 max-column:row-span-2 max-column:row-start-1"
                />
              </Anchor>
            </li>
          </IfOpen>
        ))}
      </ul>
    </section>
  )
}

/** A list of terms, such as departments and their email addresses. */
export function Details({ section: { heading, items } }: { section: SectionOf<"details"> }) {
  return (
    <section className="wrap grid gap-x-[clamp(24px,5vw,88px)] gap-y-6 column:grid-cols-[5fr_7fr]">
      <h2 className="text-2 wdth-82">{heading}</h2>
      <dl className="border-ink border-t-4">
        {items.map(({ term, text, href }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-0.5 border-gray-300 border-b-[1.5px] py-3.5 phone:grid-cols-[13em_1fr]"
          >
            <dt className="pt-1 font-bold">{term}</dt>
            <dd className="wrap-anywhere text-[1.125rem] leading-snug">
              {href ? (
                <Anchor href={href} className="inline-block py-1 font-[650] underline">
                  {text}
                </Anchor>
              ) : (
                <span className="inline-block py-1">{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
