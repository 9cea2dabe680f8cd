import { type Command, type EditorState, NodeSelection } from "prosemirror-state"
import { type Ref, useState } from "react"
import { Icon } from "#app/ui/brand/icon.tsx"
import { moveByArrow } from "#app/ui/navigation/move-by-arrow.ts"
import { BLOCK_TOOLS, HISTORY_TOOLS, TEXT_TOOLS, type Tool } from "./commands.ts"
import type { ShownPictures } from "./document.ts"
import { schema } from "./schema.ts"
import { CaptionPanel, CitePanel, LinkPanel, MorePanel, PicturePanel } from "./tool-panels.tsx"

interface Props {
  state: EditorState
  pictures: ShownPictures
  run(command: Command): void
  ref: Ref<HTMLDivElement>
}

const PANELS = [
  { key: "link", label: "Link", icon: "ph:link-bold" },
  { key: "cite", label: "Cite a source", icon: "ph:asterisk-bold" },
  { key: "picture", label: "Picture", icon: "ph:image-bold" },
  { key: "more", label: "More blocks", icon: "ph:plus-bold" },
] as const

type PanelKey = (typeof PANELS)[number]["key"]

const BUTTON =
  "inline-grid size-11 cursor-pointer place-items-center rounded-xl hover:bg-gray-200 aria-pressed:bg-ink aria-pressed:text-white aria-expanded:bg-gray-200 disabled:cursor-default disabled:opacity-40"

/** One tab stop: arrow keys move among the buttons. */
export function Toolbar({ state, pictures, run, ref }: Props) {
  const [current, setCurrent] = useState("strong")
  const [open, setOpen] = useState<PanelKey | null>(null)
  const stop = (key: string) => ({ tabIndex: key === current ? 0 : -1, onFocus: () => setCurrent(key) })

  function finish(command: Command) {
    setOpen(null)
    run(command)
  }

  const tool = ({ key, label, icon, isOn, run: command }: Tool) => (
    <button
      key={key}
      type="button"
      {...stop(key)}
      aria-label={label}
      title={label}
      aria-pressed={isOn?.(state)}
      onClick={() => run(command)}
      className={BUTTON}
    >
      <Icon name={icon} className="size-5" />
    </button>
  )

  return (
    <div className="sticky top-0 z-10 grid gap-2 rounded-input border-2 border-gray-300 bg-white p-1.5">
      <div
        ref={ref}
        role="toolbar"
        aria-label="Formatting"
        onKeyDown={event => moveByArrow(event, "button")}
        className="flex flex-wrap gap-0.5"
      >
        {TEXT_TOOLS.map(tool)}
        {PANELS.slice(0, 2).map(panelButton)}
        {BLOCK_TOOLS.map(tool)}
        {PANELS.slice(2).map(panelButton)}
        {HISTORY_TOOLS.map(tool)}
      </div>
      {open === "link" && <LinkPanel hasSelection={!state.selection.empty} onDone={finish} />}
      {open === "cite" && <CitePanel state={state} onDone={finish} />}
      {open === "picture" && <PicturePanel pictures={pictures} onDone={finish} />}
      {open === "more" && <MorePanel onDone={finish} />}
      {!open && <SelectedPicture state={state} onDone={finish} />}
    </div>
  )

  function panelButton({ key, label, icon }: (typeof PANELS)[number]) {
    return (
      <button
        key={key}
        type="button"
        {...stop(key)}
        aria-label={label}
        title={label}
        aria-expanded={open === key}
        onClick={() => setOpen(open === key ? null : key)}
        className={BUTTON}
      >
        <Icon name={icon} className="size-5" />
      </button>
    )
  }
}

function SelectedPicture({
  state: { selection },
  onDone,
}: {
  state: EditorState
  onDone(command: Command): void
}) {
  if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.picture) return null
  const { caption, alt } = selection.node.attrs
  return <CaptionPanel key={selection.from} caption={caption} alt={alt} onDone={onDone} />
}
