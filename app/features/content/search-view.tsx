import { Form, href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import type { PageSummary } from "./queries.ts"

export function SearchView({ question, found }: { question: string; found: PageSummary[] }) {
  const pages = found.length === 1 ? "page" : "pages"
  return (
    <>
      <section className={cn("pb-[clamp(40px,5vw,72px)]", useBackgroundClass("mint"))}>
        <div className="wrap pt-2">
          <h1 className="text-1 uppercase leading-[0.86] wdth-74">Search</h1>
          <Form
            key={question}
            method="get"
            action={href("/search")}
            role="search"
            className="mt-8 flex max-w-170 flex-wrap items-end gap-4"
          >
            <TextField
              type="search"
              name="q"
              label="What are you looking for?"
              defaultValue={question}
              className="min-w-0 flex-1 basis-60"
            />
            <PushButton type="submit" icon="ph:magnifying-glass-bold">
              Search
            </PushButton>
          </Form>
        </div>
      </section>
      <section className="wrap py-section">
        <h2 className="mb-6 text-2 wdth-82">
          {question ? `${found.length} ${pages} for “${question}”` : "Every page"}
        </h2>
        {found.length === 0 ? <NothingFound /> : <Found pages={found} />}
      </section>
    </>
  )
}

function Found({ pages }: { pages: PageSummary[] }) {
  return (
    <ul className="border-ink border-t-4">
      {pages.map(({ path, title, description }) => (
        <li
          key={path}
          className="grid gap-x-[clamp(24px,5vw,88px)] gap-y-1.5 border-gray-300 border-b-[1.5px] py-4.5 column:grid-cols-[5fr_7fr]"
        >
          <h3 className="text-3 font-[850] wdth-96">
            <Link to={path} className="no-underline hover:underline hover:decoration-3">
              {title}
            </Link>
          </h3>
          <p className="max-w-[68ch]">{description}</p>
        </li>
      ))}
    </ul>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="Nothing with all of those words"
      action={
        <PushButton to={href("/search")} variant="white">
          Show every page
        </PushButton>
      }
    >
      <p>Try one word, or look through the whole list.</p>
    </EmptyState>
  )
}
