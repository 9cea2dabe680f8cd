import { setBlockType, toggleMark } from "prosemirror-commands"
import { redo, undo } from "prosemirror-history"
import type { Node } from "prosemirror-model"
import { liftListItem, wrapInList } from "prosemirror-schema-list"
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state"
import { SPECIAL_LABELS, schema } from "./schema.ts"

const { nodes, marks } = schema

/** A button of the toolbar. */
export interface Tool {
  key: string
  label: string
  icon: string
  run: Command
  isOn?(state: EditorState): boolean
}

const TEMPLATES: Record<string, string> = {
  script: "Call 911.",
  questions: "? Question\nAnswer",
  pairs: "Instead of | Say\nBefore | After",
  steps: "First | Do this.\nThen | Do that.",
  figure: "people_trained\nThey passed one of our courses.",
  links: "Our courses | /courses",
}

export const TEXT_TOOLS: readonly Tool[] = [
  markTool("strong", "Strong", "ph:text-b-bold"),
  markTool("emphasis", "Emphasis", "ph:text-italic-bold"),
]

export const BLOCK_TOOLS: readonly Tool[] = [
  blockTool("heading", "Heading", "ph:text-h-two-bold"),
  listTool("bullet_list", "List", "ph:list-bullets-bold"),
  listTool("ordered_list", "Numbered list", "ph:list-numbers-bold"),
  blockTool("quote", "Pull quote", "ph:quotes-bold"),
  blockTool("opening", "Opening", "ph:text-aa-bold"),
  blockTool("callout", "Callout", "ph:info-bold"),
]

export const HISTORY_TOOLS: readonly Tool[] = [
  { key: "undo", label: "Undo", icon: "ph:arrow-counter-clockwise-bold", run: undo },
  { key: "redo", label: "Redo", icon: "ph:arrow-clockwise-bold", run: redo },
]

export const SPECIALS = Object.keys(SPECIAL_LABELS)

function markTool(name: string, label: string, icon: string): Tool {
  const type = marks[name]!
  return {
    ...{ key: name, label, icon },
    run: toggleMark(type),
    isOn: ({ selection: { from, to, empty, $from }, doc, storedMarks }) =>
      empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type),
  }
}

/** Changes the block, or back to a paragraph. */
function blockTool(name: string, label: string, icon: string): Tool {
  const isOn = ({ selection }: EditorState) => selection.$from.parent.type === nodes[name]
  const run: Command = (state, dispatch) =>
    setBlockType(isOn(state) ? nodes.paragraph! : nodes[name]!)(state, dispatch)
  return { key: name, label, icon, isOn, run }
}

function listTool(name: string, label: string, icon: string): Tool {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.depth > 1 && $from.node(-2)?.type === nodes[name]
  const run: Command = (state, dispatch) =>
    isOn(state) ? liftListItem(nodes.list_item!)(state, dispatch) : wrapInList(nodes[name]!)(state, dispatch)
  return { key: name, label, icon, isOn, run }
}

/** Adds a block after the current one, with a paragraph below it to write on. */
function insertBlock(node: Node): Command {
  return (state, dispatch) => {
    if (!dispatch) return true
    const { $from } = state.selection
    const at = $from.depth === 0 ? state.selection.to : $from.after(1)
    const isLast = at === state.doc.content.size
    const tr = state.tr.insert(at, isLast ? [node, nodes.paragraph!.create()] : [node])
    tr.setSelection(
      node.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1)),
    )
    dispatch(tr.scrollIntoView())
    return true
  }
}

export function insertSpecial(name: string) {
  return insertBlock(nodes.special!.create({ name }, schema.text(TEMPLATES[name] ?? "…")))
}

export function insertPicture(attrs: { picture: string; alt: string; src: string }) {
  return insertBlock(nodes.picture!.create(attrs))
}

/** Links the selected words to a path of this site; an empty path removes the link. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (empty) return false
    const tr = state.tr.removeMark(from, to)
    dispatch?.(href ? tr.addMark(from, to, marks.link!.create({ href })) : tr)
    return true
  }
}

/** The ids of the sources at the end of the text. */
export function sourceIds(state: EditorState): string[] {
  return state.doc.children.flatMap(node => (node.type === nodes.source ? [node.attrs.id] : []))
}

export function cite(source: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.insert(state.selection.to, nodes.citation!.create({ source })))
    return true
  }
}

/** Cites a new source, and adds a line for it at the end. */
export function citeNewSource(today: string): Command {
  return (state, dispatch) => {
    const numbers = sourceIds(state).map(id => Number(id.slice(1)))
    const id = `S${Math.max(0, ...numbers) + 1}`
    const line = schema.text(`Title | Publisher | https://address | ${today}`)
    const tr = state.tr.insert(state.selection.to, nodes.citation!.create({ source: id }))
    tr.insert(tr.doc.content.size, nodes.source!.create({ id }, line))
    dispatch?.(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView())
    return true
  }
}

/** Changes the caption of the selected picture. */
export function setCaption(caption: string): Command {
  return (state, dispatch) => {
    if (!(state.selection instanceof NodeSelection) || state.selection.node.type !== nodes.picture)
      return false
    const { from, node } = state.selection
    const tr = state.tr.setNodeMarkup(from, null, { ...node.attrs, caption })
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)))
    return true
  }
}
