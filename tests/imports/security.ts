import { isCode, isTest, isTestSupport, type Rule, type SourceFile } from "./rule.ts"

// Everywhere else settings are arguments. binaries.ts passes the system environment on to PostgreSQL.
const READS_ENVIRONMENT =
  /^(app\/lib\/env\.server\.ts|server\/env\.ts|backend\/postgres\/server\/binaries\.ts|(scripts|tests|bench)\/.*|[^/]+\.config\.ts)$/

// Components that may insert HTML after filtering it by an allow list of tags.
const MAY_SET_HTML: string[] = []

export const securityRules: Rule[] = [
  {
    rule: "environment variables are read in one file per folder",
    violations: ({ path, text }) =>
      isCode(path) &&
      !isTest(path) &&
      !isTestSupport(path) &&
      !READS_ENVIRONMENT.test(path) &&
      /\bprocess\.env\b/.test(text)
        ? ["reads process.env"]
        : [],
  },
  {
    rule: "the app does not use the secret key",
    violations: ({ path, text }) => {
      const name = /sb_secret_|service_role|secret_?key/i.exec(inApp(path) ? text : "")
      return name ? [`mentions the secret key (${name[0]})`] : []
    },
  },
  {
    rule: "Supabase clients are created per request",
    violations: file =>
      inApp(file.path) && hasModuleClient(file) ? ["creates a Supabase client at module scope"] : [],
  },
  {
    rule: "no style attributes, because the content security policy blocks them",
    violations: ({ path, text }) =>
      inApp(path) && /\sstyle=[{"']/.test(text) ? ["sets a style attribute"] : [],
  },
  {
    rule: "pages read their URL from the router, because the request's path may end in .data",
    violations: ({ path, text }) =>
      inApp(path) && /\b(new URL|URL\.parse)\(\s*request\.url\b/.test(text)
        ? ["reads the path from request.url"]
        : [],
  },
  {
    rule: "actions read forms with readForm, which answers 400 or 415 to anything else",
    violations: ({ path, text }) =>
      inApp(path) && path !== "app/lib/forms/read-form.ts" && /\brequest\.formData\(/.test(text)
        ? ["calls request.formData()"]
        : [],
  },
  {
    rule: "no HTML from strings",
    violations: ({ path, text }) =>
      inApp(path) &&
      !MAY_SET_HTML.includes(path) &&
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b/.test(text)
        ? ["inserts a string as HTML"]
        : [],
  },
]

function inApp(path: string) {
  return path.startsWith("app/") && isCode(path) && !isTest(path)
}

// Top-level statements start in the first column, so a statement reaches up to the next one.
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
