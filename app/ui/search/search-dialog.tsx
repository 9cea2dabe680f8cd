import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from "react"
import { createRoot } from "react-dom/client"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ResultList } from "./result-list.tsx"
import { isSlashOn, setSlash } from "./slash-setting.ts"
import { type FoundGroup, useAnswer } from "./use-answer.ts"

const ID = "search-dialog"
const ALL_RESULTS = "all-search-results"

/** Shows the dialog, which is outside the page's own React tree and stays for the next time. */
export function openSearchDialog() {
  const shown = document.getElementById(ID)
  if (shown instanceof HTMLDialogElement) return shown.showModal()
  createRoot(document.body.appendChild(document.createElement("div"))).render(<SearchDialog />)
}

function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState("")
  const { state, groups } = useAnswer(words.trim())
  const { chosen, choose, onKeyDown, listId, optionId } = useChoice(groups)
  useEffect(() => {
    dialog.current?.addEventListener("click", closeAfterLink)
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      id={ID}
      aria-label="Search this site"
      closedby="any"
      className="sheet-edge mx-auto mt-[min(12vh,96px)] mb-auto max-h-[80vh] w-[min(640px,calc(100%-32px))] overflow-y-auto rounded-panel bg-white p-[clamp(16px,3vw,28px)] text-ink"
    >
      <form
        action="/search"
        onSubmit={openAllResults}
        className="flex items-center gap-3 border-ink border-b-4 pb-3"
      >
        <Icon name="ph:magnifying-glass-bold" className="size-6 flex-none" />
        <input
          name="q"
          role="combobox"
          aria-label="Search this site"
          aria-autocomplete="list"
          aria-expanded={groups.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen === null ? undefined : optionId(chosen)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder="Courses, events, chapters, articles"
          value={words}
          onChange={event => {
            setWords(event.target.value)
            choose(null)
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent py-2 text-[1.25rem]"
        />
        <button type="button" onClick={() => dialog.current?.close()} className="min-h-11 underline">
          Close
        </button>
      </form>
      <Status state={state} groups={groups} words={words.trim()} />
      <ResultList id={listId} groups={groups} chosen={chosen} optionId={optionId} />
      <Footer words={words.trim()} />
    </dialog>
  )
}

/** The page listens for clicks on links and opens them without loading a document. */
function closeAfterLink(this: HTMLDialogElement, { target }: Event) {
  if ((target as Element).closest("a")) this.close()
}

function openAllResults(event: SyntheticEvent) {
  event.preventDefault()
  document.getElementById(ALL_RESULTS)?.click()
}

/** A combobox: the focus stays in the field, and the arrow keys choose one of the results. */
function useChoice(groups: readonly FoundGroup[]) {
  const listId = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  const optionId = (index: number) => `${listId}-${index}`
  const choose = (index: number | null) => {
    setChosen(index)
    if (index !== null) document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextChoice(event.key, chosen, count)
    if (event.key === "Enter" && chosen !== null) document.getElementById(optionId(chosen))?.click()
    else if (next !== undefined) choose(next)
    else return
    event.preventDefault()
  }
  return { chosen, choose, onKeyDown, listId, optionId }
}

/** The next result for an arrow key; null is the field itself, undefined any other key. */
function nextChoice(key: string, chosen: number | null, count: number) {
  if (count === 0) return undefined
  if (key === "ArrowDown") return chosen === null ? 0 : chosen + 1 < count ? chosen + 1 : null
  if (key === "ArrowUp") return chosen === null ? count - 1 : chosen > 0 ? chosen - 1 : null
  return undefined
}

interface StatusProps {
  state: ReturnType<typeof useAnswer>["state"]
  groups: FoundGroup[]
  words: string
}

function Status({ state, groups, words }: StatusProps) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <p role="status" className="min-h-7 py-3 text-small">
      {state === "offline" && (
        <>
          You’re offline, so search can’t answer.{" "}
          <a href="/emergency" className="font-bold underline">
            The emergency steps work without a connection.
          </a>
        </>
      )}
      {state === "failed" && "Search isn’t answering right now. Try again in a minute."}
      {state === "searching" && count === 0 && "Searching…"}
      {state === "done" &&
        (count === 0 ? `Nothing found for “${words}”.` : `${count} results. Use the arrow keys.`)}
    </p>
  )
}

function Footer({ words }: { words: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
      <Link
        id={ALL_RESULTS}
        to={words ? `/search?q=${encodeURIComponent(words)}` : "/search"}
        className="font-bold underline"
      >
        {words ? "All results" : "Every page"}
      </Link>
      <label className="flex min-h-8 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          defaultChecked={isSlashOn()}
          onChange={event => setSlash(event.target.checked)}
          className="tick"
        />
        Open with the / key
      </label>
    </div>
  )
}
