import type { Command } from "prosemirror-state"
import { TextSelection } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { type Ref, useEffect, useId, useImperativeHandle, useReducer, useRef, useState } from "react"
import { createView } from "./create-view.ts"
import { type ShownPictures, textFromDocument } from "./document.ts"
import { Toolbar } from "./toolbar.tsx"

/** For the links of the panel with the findings. */
export interface EditorHandle {
  /** Moves the cursor to the part that contains this line of the text. */
  goToLine(line: number): void
}

interface Props {
  /** The text at the start. */
  text: string
  pictures: ShownPictures
  onChange(text: string): void
  ref?: Ref<EditorHandle>
}

/** The editor of an article's text. It reads and writes the same text as the plain field. */
export function RichEditor({ text, pictures, onChange, ref }: Props) {
  const mount = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const hint = useId()
  const start = useRef({ text, pictures, onChange })

  useEffect(() => {
    const { text, pictures, onChange } = start.current
    const created = createView(mount.current!, {
      ...{ text, pictures, label: "Text", describedBy: hint },
      onFocusToolbar: () => toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
      onUpdate(view, isChanged) {
        if (isChanged) onChange(textFromDocument(view.state.doc).text)
        redraw()
      },
    })
    setView(created)
    return () => created.destroy()
  }, [hint])

  useImperativeHandle(ref, () => ({ goToLine: line => view && goToLine(view, line) }), [view])

  function run(command: Command) {
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-bold">Text</p>
      {view && <Toolbar ref={toolbar} state={view.state} pictures={pictures} run={run} />}
      <div ref={mount} />
      <p id={hint} className="text-gray-600 text-small">
        Alt+F10 moves to the toolbar, and Tab leaves the text.
      </p>
    </div>
  )
}

function goToLine(view: EditorView, line: number) {
  const { starts } = textFromDocument(view.state.doc)
  const index = starts.findLastIndex(start => start !== null && start <= line)
  if (index === -1) return
  let position = 0
  for (let i = 0; i < index; i++) position += view.state.doc.child(i).nodeSize
  const selection = TextSelection.near(view.state.doc.resolve(position + 1))
  view.dispatch(view.state.tr.setSelection(selection).scrollIntoView())
  view.focus()
}
