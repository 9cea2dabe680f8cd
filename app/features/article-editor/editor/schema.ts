import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model"
import { isOwnPath } from "#app/lib/format/parse-rich-text.ts"

const BOX = "relative my-4 rounded-input border-2 p-3 pt-8"
const LABEL =
  "before:absolute before:top-1.5 before:left-3 before:font-bold before:text-gray-600 before:text-small before:content-[attr(data-label)]"

/** The blocks whose text has a syntax of its own, with their labels. */
export const SPECIAL_LABELS: Record<string, string> = {
  script: "Sentences to say, one on each line",
  questions: "Questions: “? Question” on one line, the answer on the next",
  pairs: "Pairs: “Instead of | Say”, then one pair on each line",
  steps: "Steps: “Title | What to do” on each line",
  figure:
    "Living figure: the name of one of our numbers (add “| freeze” to keep today’s value), then a sentence on the next line",
  links: "Links: “Label | /path” on each line",
}

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  text: { group: "inline" },
  paragraph: {
    ...{ group: "block", content: "inline*" },
    parseDOM: [{ tag: "p" }],
    toDOM: () => ["p", { class: "my-3" }, 0],
  },
  heading: {
    ...{ group: "block", content: "text*", marks: "", defining: true, attrs: { id: { default: null } } },
    parseDOM: ["h1", "h2", "h3", "h4", "h5", "h6"].map(tag => ({ tag })),
    toDOM: () => ["h2", { class: "mt-6 mb-2 font-bold text-3" }, 0],
  },
  bullet_list: {
    ...{ group: "block", content: "list_item+" },
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", { class: "my-3 list-disc pl-7" }, 0],
  },
  ordered_list: {
    ...{ group: "block", content: "list_item+" },
    parseDOM: [{ tag: "ol" }],
    toDOM: () => ["ol", { class: "my-3 list-decimal pl-7" }, 0],
  },
  list_item: {
    ...{ content: "paragraph", defining: true },
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", { class: "relative" }, 0],
  },
  quote: box(
    { marks: "", content: "text*" },
    "Pull quote",
    "blockquote",
    "border-green-500 font-extrabold text-lead",
  ),
  opening: box({ content: "inline*" }, "Opening", "p", "border-gray-300 font-extrabold text-lead"),
  callout: {
    ...box({ content: "inline*", attrs: { title: { default: "" } } }, "Callout", "p", ""),
    toDOM: node => [
      "p",
      {
        class: `${BOX} ${LABEL} border-air-400 bg-air-100`,
        "data-label": node.attrs.title ? `Callout: ${node.attrs.title}` : "Callout",
      },
      0,
    ],
  },
  special: {
    ...{ group: "block", content: "text*", marks: "", code: true, defining: true },
    attrs: { name: {}, title: { default: "" } },
    toDOM: node => [
      "pre",
      {
        class: `${BOX} ${LABEL} whitespace-pre-wrap border-gray-300 bg-gray-100 font-mono text-small`,
        "data-label": SPECIAL_LABELS[node.attrs.name] ?? node.attrs.name,
      },
      0,
    ],
  },
  source: {
    ...{ group: "block", content: "text*", marks: "", attrs: { id: {} } },
    toDOM: node => [
      "p",
      {
        class: `${BOX} ${LABEL} border-gray-300 text-small`,
        "data-label": `Source ${node.attrs.id}: Title | Publisher | https://address | 2026-11-01`,
      },
      0,
    ],
  },
  picture: {
    ...{ group: "block", atom: true, draggable: true },
    attrs: { picture: {}, alt: { default: "" }, src: { default: "" }, caption: { default: "" } },
    toDOM: ({ attrs }) => [
      "figure",
      { class: "my-4 grid gap-1.5" },
      ["img", { src: attrs.src, alt: attrs.alt, class: "max-h-80 rounded-input" }],
      ["figcaption", { class: "text-gray-700 text-small" }, attrs.caption || "No caption"],
    ],
  },
  citation: {
    ...{ group: "inline", inline: true, atom: true, attrs: { source: {} } },
    toDOM: node => [
      "span",
      { class: "rounded-tag bg-air-200 px-1 font-bold font-mono text-small" },
      node.attrs.source,
    ],
  },
}

function box(spec: NodeSpec, label: string, tag: string, look: string): NodeSpec {
  return {
    group: "block",
    defining: true,
    ...spec,
    ...(tag === "blockquote" && { parseDOM: [{ tag }] }),
    toDOM: () => [tag, { class: `${BOX} ${LABEL} ${look}`, "data-label": label }, 0],
  }
}

// The text has no marks inside marks.
const marks: Record<string, MarkSpec> = {
  link: {
    ...{ attrs: { href: {} }, inclusive: false, excludes: "_" },
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: element => {
          const href = element.getAttribute("href") ?? ""
          return isOwnPath(href) ? { href } : false
        },
      },
    ],
    // Not a link: a click must not leave the page.
    toDOM: mark => ["span", { class: "underline", title: mark.attrs.href }, 0],
  },
  strong: {
    excludes: "_",
    parseDOM: [
      { tag: "strong" },
      // Google Docs wraps everything that is pasted into a b of normal weight.
      { tag: "b", getAttrs: element => element.style.fontWeight !== "normal" && null },
    ],
    toDOM: () => ["strong", 0],
  },
  emphasis: { excludes: "_", parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
}

/** The document of the editor: the same parts as `readSegments`, and nothing else. */
export const schema = new Schema({ nodes, marks })
