import { useEffect, useId, useRef } from "react"
import { Form, href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import type { SearchGroup, SearchResult, SearchResults } from "./queries.ts"

interface Props extends SearchResults {
  question: string
}

export function SearchView({ question, match, isHelpNow, hasMore, groups }: Props) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <>
      <section className={cn("pb-[clamp(40px,5vw,72px)]", useBackgroundClass("mint"))}>
        <div className="wrap pt-2">
          <h1 className="text-1 uppercase leading-[0.86] wdth-74">Search</h1>
          <Form
            method="get"
            action={href("/search")}
            role="search"
            className="mt-8 flex max-w-170 flex-wrap items-end gap-4"
          >
            <TextField
              ref={useSearchedWords(question)}
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
        <div role="status" className="mb-6">
          <h2 className="text-2 wdth-82">{question ? countLabel(count, hasMore, question) : "Every page"}</h2>
          {count > 0 && <MatchNote match={match} />}
        </div>
        {isHelpNow && <CallNow />}
        {count === 0 && <NothingFound />}
        <div className="grid gap-12">
          {groups.map(group => (
            <Group key={group.label} group={group} />
          ))}
        </div>
      </section>
    </>
  )
}

/** Shows the words of another search, such as after going back, and leaves the focus where it is. */
function useSearchedWords(question: string) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question || !input.current) return
    shown.current = question
    input.current.value = question
  }, [question])
  return input
}

function countLabel(count: number, hasMore: boolean, question: string) {
  if (hasMore) return `The first ${count} results for “${question}”`
  return `${count} ${count === 1 ? "result" : "results"} for “${question}”`
}

function MatchNote({ match }: { match: SearchResults["match"] }) {
  if (match === "all") return null
  return (
    <p className="mt-2 text-lead">
      {match === "similar"
        ? "Nothing with exactly those words. These have similar ones."
        : "Nothing with all of those words. These have some of them."}
    </p>
  )
}

function CallNow() {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4 bg-siren-300 p-6">
      <p className="flex-1 basis-80 text-lead">
        Is someone not waking up or not breathing right? Call 911, then follow the steps.
      </p>
      <PushButton to="tel:911" variant="white" icon="ph:phone-fill">
        Call 911
      </PushButton>
    </div>
  )
}

function Group({ group: { label, results } }: { group: SearchGroup }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-3 flex items-baseline gap-3 font-[850] text-3 wdth-96">
        {label} <span className="font-normal text-gray-600 text-small">{results.length}</span>
      </h3>
      <Results results={results} />
    </section>
  )
}

function Results({ results }: { results: SearchResult[] }) {
  return (
    <ul className="border-ink border-t-4">
      {results.map(({ path, title, label, excerpt }) => (
        <li
          key={path}
          className="grid gap-x-[clamp(24px,5vw,88px)] gap-y-1.5 border-gray-300 border-b-[1.5px] py-4.5 column:grid-cols-[5fr_7fr]"
        >
          <div>
            <h4 className="font-[850] text-[1.375rem] wdth-96">
              <Link to={path} className="no-underline hover:underline hover:decoration-3">
                {title}
              </Link>
            </h4>
            {label && <p className="mt-1 text-gray-600 text-small">{label}</p>}
          </div>
          <p className="max-w-[68ch]">
            {excerpt.map(({ start, text, isHit }) => (isHit ? <Hit key={start}>{text}</Hit> : text))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Hit({ children }: { children: string }) {
  return <mark className="bg-marigold-200 text-inherit">{children}</mark>
}

function NothingFound() {
  return (
    <EmptyState
      title="Nothing found"
      action={
        <PushButton to={href("/search")} variant="white">
          Show every page
        </PushButton>
      }
    >
      <p>Try another word, or look through the list of every page.</p>
    </EmptyState>
  )
}
