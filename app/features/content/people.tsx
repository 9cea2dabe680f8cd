import { href } from "react-router"
import { Link } from "#app/ui/navigation/link.tsx"
import type { SectionOf, TeamCategory } from "#content/schema/sections.ts"

/** The groups of the team as a list of large links. */
export function People({ section: { heading, categories } }: { section: SectionOf<"people"> }) {
  return (
    <section className="on-dark breath-edge bg-ink py-[clamp(48px,6vw,88px)] text-white">
      <div className="wrap">
        <h2 className="mb-6 text-3 font-[850] wdth-96">{heading}</h2>
        <LineUp categories={categories} />
      </div>
    </section>
  )
}

export function LineUp({ categories }: { categories: TeamCategory[] }) {
  return (
    <ul>
      {categories.map(({ slug, title, text }) => (
        <li key={slug} className="border-green-700 border-t-[1.5px]">
          <Link
            to={href("/about/team/:category", { category: slug })}
            className="group grid items-center gap-x-8 gap-y-2 py-5 no-underline column:grid-cols-[7fr_5fr]"
          >
            <span className="display text-[clamp(2.5rem,7.4vw,7rem)] text-green-300 uppercase leading-[0.82] transition-[font-stretch] duration-350 ease-breath wdth-58 group-hover:wdth-74">
              {title}
            </span>
            <span className="max-w-[44ch] text-gray-200">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
