import { stateSlug } from "#app/lib/format/states.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { guidePath } from "./guides.ts"

/** Sheets to print, each a PDF of one page. */
export function GuideList({ state, isAlone }: { state: string | undefined; isAlone: boolean }) {
  const guides = [
    ...(state
      ? [
          {
            path: guidePath(stateSlug(state)),
            label: `The law in ${state}`,
            text: "What covers you when you call for help, and what doesn’t.",
          },
        ]
      : []),
    {
      path: guidePath("overdose"),
      label: "The six steps",
      text: "What to do if someone won’t wake up. For the fridge, the bar, the dorm.",
    },
    {
      path: guidePath("nasal-spray"),
      label: "The nasal spray",
      text: "How to give it, when to give a second one, and how to store it.",
    },
  ]
  return (
    <section
      id="guides"
      aria-labelledby="guides-heading"
      className={cn("wrap pb-section", isAlone && "pt-section")}
    >
      <h2 id="guides-heading" className="text-2 wdth-82">
        Print it and hand it out
      </h2>
      <ul className="mt-6 border-ink border-t-4">
        {guides.map(({ path, label, text }) => (
          <li key={path} className="border-gray-300 border-b-[1.5px]">
            <a
              href={path}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-1 py-4 no-underline column:grid-cols-[5fr_6fr_auto]"
            >
              <span className="display text-[clamp(1.9rem,3.4vw,3.2rem)] uppercase leading-[0.9] transition-[font-stretch] duration-350 ease-breath wdth-66 group-hover:wdth-84">
                {label}
              </span>
              <span className="max-w-[52ch] max-column:col-start-1 max-column:row-start-2">{text}</span>
              <span className="inline-flex items-center gap-2 font-bold max-column:col-start-2 max-column:row-start-1">
                <Icon name="ph:printer-fill" className="size-6" />
                PDF
              </span>
            </a>
          </li>
        ))}
      </ul>
      {!state && <p className="mt-4">Choose your state below to print its law.</p>}
    </section>
  )
}
