import type { Command, EditorState } from "prosemirror-state"
import { type ReactNode, useId, useState } from "react"
import { isOwnPath } from "#app/lib/format/parse-rich-text.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import {
  cite,
  citeNewSource,
  insertPicture,
  insertSpecial,
  SPECIALS,
  setCaption,
  setLink,
  sourceIds,
} from "./commands.ts"
import type { ShownPictures } from "./document.ts"

interface PanelProps {
  onDone(command: Command): void
}

export function LinkPanel({ hasSelection, onDone }: PanelProps & { hasSelection: boolean }) {
  if (!hasSelection) return <p className="px-1.5">Select the words of the link first.</p>
  return (
    <LineField
      label="Path on this site, such as /courses"
      button="Link"
      problem={value =>
        value === "" || isOwnPath(value)
          ? null
          : "Start with / and use a path of this site. Cite other sites as sources."
      }
      onEnter={path => onDone(setLink(path))}
    />
  )
}

export function CaptionPanel({ caption, alt, onDone }: PanelProps & { caption: string; alt: string }) {
  return (
    <LineField
      label={`Caption of the picture “${alt}”`}
      button="Save the caption"
      start={caption}
      onEnter={text => onDone(setCaption(text))}
    />
  )
}

interface LineFieldProps {
  label: string
  button: string
  start?: string
  problem?(value: string): string | null
  onEnter(value: string): void
}

/** A field inside the form of the article: Enter applies it and does not submit the form. */
function LineField({ label, button, start = "", problem, onEnter }: LineFieldProps) {
  const id = useId()
  const [value, setValue] = useState(start)
  const [error, setError] = useState<string | null>(null)
  const apply = () => {
    const found = problem?.(value.trim()) ?? null
    setError(found)
    if (!found) onEnter(value.trim())
  }
  return (
    <div className="grid gap-1.5 p-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="input min-w-0 flex-1"
          value={value}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => setValue(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== "Enter") return
            event.preventDefault()
            apply()
          }}
        />
        <PushButton size="sm" onClick={apply}>
          {button}
        </PushButton>
      </div>
      <p id={`${id}-error`} role="status" className="text-siren-700">
        {error}
      </p>
    </div>
  )
}

export function CitePanel({ state, onDone }: PanelProps & { state: EditorState }) {
  return (
    <Choices label="Sources">
      {sourceIds(state).map(id => (
        <PushButton key={id} size="sm" variant="white" onClick={() => onDone(cite(id))}>
          {id}
        </PushButton>
      ))}
      <PushButton
        size="sm"
        variant="white"
        icon="ph:plus-bold"
        onClick={() => onDone(citeNewSource(new Date().toISOString().slice(0, 10)))}
      >
        New source
      </PushButton>
    </Choices>
  )
}

export function MorePanel({ onDone }: PanelProps) {
  return (
    <Choices label="More blocks">
      {SPECIALS.map(name => (
        <PushButton key={name} size="sm" variant="white" onClick={() => onDone(insertSpecial(name))}>
          {name.replace(/^./, first => first.toUpperCase())}
        </PushButton>
      ))}
    </Choices>
  )
}

export function PicturePanel({ pictures, onDone }: PanelProps & { pictures: ShownPictures }) {
  const all = Object.entries(pictures)
  if (all.length === 0) return <p className="px-1.5">Upload a picture under Pictures first.</p>
  return (
    <Choices label="Pictures">
      {all.map(([picture, { alt, src }]) => (
        <button
          key={picture}
          type="button"
          onClick={() => onDone(insertPicture({ picture, alt, src }))}
          className="grid w-32 cursor-pointer content-start gap-1 rounded-input border-2 border-gray-300 p-1.5 text-left text-small hover:border-ink"
        >
          <img src={src} alt="" className="aspect-4/3 w-full rounded-tag object-cover" />
          <span className="wrap-anywhere line-clamp-2">{alt}</span>
        </button>
      ))}
    </Choices>
  )
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="flex max-h-80 flex-wrap gap-2 overflow-y-auto p-1.5">
      {children}
    </fieldset>
  )
}
