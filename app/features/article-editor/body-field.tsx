import { type ComponentType, type RefObject, use, useEffect, useRef, useState } from "react"
import { pictureUrl } from "#app/lib/pictures/picture.ts"
import { useConfig } from "#app/lib/rendering/config.ts"
import { FormContext } from "#app/ui/forms/field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import type { EditedArticle } from "./editing.server.ts"
import type { EditorHandle, RichEditor } from "./editor/rich-editor.tsx"
import { SyntaxHelp } from "./syntax-help.tsx"

interface Props {
  article: EditedArticle
  /** Set while the field is shown: moves to a line of the text. */
  handle: RefObject<EditorHandle | null>
}

/** The text of the article: a plain field, and with script an editor that writes into it. */
export function BodyField({ article: { fields, pictures }, handle }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isPlain, setPlain] = useState(false)
  const Editor = useEditor()
  const hasError = Boolean(use(FormContext)?.errors.body)
  const shown = useShownPictures(pictures)
  const isRich = Editor !== null && !isPlain && !hasError

  useEffect(() => {
    if (!isRich) handle.current = { goToLine: line => area.current && selectLine(area.current, line) }
  }, [isRich, handle])

  function write(text: string) {
    if (!area.current) return
    area.current.value = text
    area.current.dispatchEvent(new Event("input", { bubbles: true }))
  }

  return (
    <div id="text" className="grid scroll-mt-4 grid-cols-1 gap-3">
      <div className={isRich ? "hidden" : "grid grid-cols-1 gap-3"}>
        <TextArea name="body" label="Text" rows={20} ref={area} defaultValue={fields.body} />
        <SyntaxHelp pictures={pictures} />
      </div>
      {isRich && <Editor ref={handle} text={area.current?.value ?? ""} pictures={shown} onChange={write} />}
      {Editor && !hasError && (
        <button
          type="button"
          onClick={() => setPlain(!isPlain)}
          className="min-h-8 cursor-pointer justify-self-start underline"
        >
          {isPlain ? "Use the editor" : "Edit as plain text"}
        </button>
      )}
    </div>
  )
}

/** Loaded after the page: nothing needs it before. Without it the plain field stays. */
function useEditor() {
  const [Editor, setEditor] = useState<ComponentType<Parameters<typeof RichEditor>[0]> | null>(null)
  useEffect(() => {
    let isGone = false
    void import("./editor/rich-editor.tsx").then(({ RichEditor }) => {
      if (!isGone) setEditor(() => RichEditor)
    })
    return () => {
      isGone = true
    }
  }, [])
  return Editor
}

function useShownPictures(pictures: EditedArticle["pictures"]) {
  const { supabaseUrl } = useConfig()
  return Object.fromEntries(
    pictures.map(({ id, alt, widths }) => [
      id,
      { alt, src: pictureUrl(supabaseUrl, id, widths[0]!, "webp") },
    ]),
  )
}

function selectLine(area: HTMLTextAreaElement, line: number) {
  const lines = area.value.split("\n")
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
