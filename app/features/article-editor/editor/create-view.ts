import { baseKeymap, exitCode } from "prosemirror-commands"
import { history, redo, undo } from "prosemirror-history"
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules"
import { keymap } from "prosemirror-keymap"
import { liftListItem, splitListItem } from "prosemirror-schema-list"
import { EditorState } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { TEXT_TOOLS } from "./commands.ts"
import { documentFromText, type ShownPictures } from "./document.ts"
import { schema } from "./schema.ts"

const { nodes } = schema
const [strong, emphasis] = TEXT_TOOLS

interface Options {
  text: string
  pictures: ShownPictures
  label: string
  describedBy: string
  onFocusToolbar(): void
  onUpdate(view: EditorView, isChanged: boolean): void
}

/** The editor in an element. Tab leaves it, so that the keyboard is never trapped. */
export function createView(mount: HTMLElement, { text, pictures, label, describedBy, ...on }: Options) {
  const state = EditorState.create({
    doc: documentFromText(text, pictures),
    plugins: [
      history(),
      shortcuts(),
      keymap({
        "Mod-z": undo,
        "Mod-y": redo,
        "Shift-Mod-z": redo,
        "Mod-b": strong!.run,
        "Mod-i": emphasis!.run,
        "Mod-Enter": exitCode,
        Enter: splitListItem(nodes.list_item!),
        Backspace: (state, dispatch) =>
          state.selection.empty && state.selection.$from.parentOffset === 0
            ? liftListItem(nodes.list_item!)(state, dispatch)
            : false,
        "Alt-F10": () => {
          on.onFocusToolbar()
          return true
        },
      }),
      keymap(baseKeymap),
    ],
  })
  const view: EditorView = new EditorView(
    { mount },
    {
      state,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": describedBy,
        class:
          "input min-h-96 wrap-anywhere whitespace-pre-wrap leading-normal [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-(--focus)",
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction))
        on.onUpdate(view, transaction.docChanged)
      },
    },
  )
  return view
}

/** “## ” and “- ” at the start of a line, as in the text. */
function shortcuts() {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^##\s$/, nodes.heading!),
      textblockTypeInputRule(/^>\s$/, nodes.quote!),
      wrappingInputRule(/^[-*]\s$/, nodes.bullet_list!),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list!),
    ],
  })
}
