import { isCode, isTest, isTestSupport, type SourceFile, type Wall } from "./rule.ts"

// Where settings come in; everywhere else they are arguments. binaries.ts hands the system's own variables on
// to the program it starts.
const READS_ENVIRONMENT =
  /^(app\/lib\/env\.server\.ts|server\/env\.ts|backend\/postgres\/server\/binaries\.ts|(scripts|tests|bench)\/.*|[^/]+\.config\.ts)$/

// Components that may put prepared HTML into a page, each after one allow-list of tags.
const MAY_SET_HTML: string[] = []

export const secretWalls: Wall[] = [
  {
    rule: "settings come in at one place per room",
    faults: ({ path, text }) =>
      isCode(path) &&
      !isTest(path) &&
      !isTestSupport(path) &&
      !READS_ENVIRONMENT.test(path) &&
      /\bprocess\.env\b/.test(text)
        ? ["reads process.env"]
        : [],
  },
  {
    rule: "the site never holds the secret key",
    faults: ({ path, text }) => {
      const name = /sb_secret_|service_role|secret_?key/i.exec(inApp(path) ? text : "")
      return name ? [`names the secret key (${name[0]})`] : []
    },
  },
  {
    rule: "one Supabase client per request",
    faults: file =>
      inApp(file.path) && hasModuleClient(file) ? ["makes a Supabase client at module scope"] : [],
  },
  {
    rule: "no style attributes: the page's policy blocks them",
    faults: ({ path, text }) => (inApp(path) && /\sstyle=[{"']/.test(text) ? ["sets a style attribute"] : []),
  },
  {
    rule: "no HTML from strings",
    faults: ({ path, text }) =>
      inApp(path) &&
      !MAY_SET_HTML.includes(path) &&
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b/.test(text)
        ? ["puts a string into the page as HTML"]
        : [],
  },
]

function inApp(path: string) {
  return path.startsWith("app/") && isCode(path) && !isTest(path)
}

// The formatter keeps top-level statements at the margin, so a statement reaches up to the next one.
function hasModuleClient({ text }: SourceFile) {
  return text.split(/\n(?=[^\s)\]}])/).some(statement => {
    if (
      /^(export\s+)?(default\s+)?(async\s+)?(function|class|type|interface|import|\/[/*])\b/.test(statement)
    )
      return false
    const call = /\bcreate(Server|Browser)?Client\s*[<(]/.exec(statement)
    return call !== null && !/=>|\bfunction\b/.test(statement.slice(0, call.index))
  })
}
