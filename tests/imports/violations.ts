/** For each wall, a file that breaks it, and what the wall must say; and files that look alike but are right. */
export const planted: { rule: string; path: string; text: string; fault: string | null }[] = [
  bad(
    "imports only go down",
    "app/lib/x.ts",
    `import { Card } from "#app/ui/card.tsx"`,
    "imports app/ui/card.tsx",
  ),
  bad(
    "imports only go down",
    "app/ui/x.tsx",
    `export { a } from "../features/events/a.ts"`,
    "imports app/features/events/a.ts",
  ),
  bad(
    "imports only go down",
    "app/features/events/x.ts",
    `import "#app/features/news/y.ts"`,
    "imports app/features/news/y.ts",
  ),
  bad(
    "imports only go down",
    "app/pages/home.tsx",
    `import { loader } from "./me.tsx"`,
    "imports app/pages/me.tsx",
  ),
  bad(
    "imports only go down",
    "app/pages/home.tsx",
    `const x = await import("../layouts/blank.tsx")`,
    "imports app/layouts/blank.tsx",
  ),
  bad(
    "imports only go down",
    "app/root.tsx",
    `import {\n  a,\n} from "#app/features/news/a.ts"`,
    "imports app/features/news/a.ts",
  ),
  bad(
    "imports only go down",
    "app/lib/x.ts",
    `import type { Keys } from "#backend/keys.ts"`,
    "imports backend/keys.ts",
  ),
  bad(
    "imports only go down",
    "backend/x.ts",
    `import { env } from "../server/env.ts"`,
    "imports server/env.ts",
  ),
  bad(
    "imports only go down",
    "supabase/functions/f/handler.ts",
    `import "#app/lib/supabase/types.ts"`,
    "imports app/lib/supabase/types.ts",
  ),
  bad(
    "imports only go down",
    "server/x.ts",
    `import "#app/entry.server.tsx"`,
    "imports app/entry.server.tsx",
  ),
  bad("imports only go down", "tests/e2e/x.spec.ts", `import "#backend/open.ts"`, "imports backend/open.ts"),
  good(
    "imports only go down",
    "app/pages/home.tsx",
    `import { a } from "#app/features/news/a.ts"\nimport type { R } from "./+types/home"`,
  ),
  good("imports only go down", "app/features/news/x.ts", `import { a } from "./a.ts"`),
  bad(
    "the backend has one door, opened by the server when it is needed",
    "server/index.ts",
    `import { openBackend } from "#backend/open.ts"`,
    "imports backend/open.ts instead of backend/mount.ts",
  ),
  bad(
    "the backend has one door, opened by the server when it is needed",
    "server/index.ts",
    `import { mountBackend } from "#backend/mount.ts"`,
    "imports backend/mount.ts even when no embedded backend is wanted",
  ),
  good(
    "the backend has one door, opened by the server when it is needed",
    "server/index.ts",
    `import type { Backend } from "#backend/mount.ts"\nconst { mountBackend } = await import("#backend/mount.ts")`,
  ),
  bad(
    "what is for tests is used by tests alone",
    "backend/rest/x.ts",
    `import { a } from "./testing/rest-backend.ts"`,
    "imports backend/rest/testing/rest-backend.ts, which is for tests",
  ),
  bad(
    "what is for tests is used by tests alone",
    "server/x.ts",
    `import { a } from "./testing/a.ts"`,
    "imports server/testing/a.ts, which is for tests",
  ),
  good(
    "what is for tests is used by tests alone",
    "backend/rest/testing/rest-backend.ts",
    `import { a } from "#tests/support/backend.ts"`,
  ),
  bad(
    "a package stays in its room",
    "app/features/events/x.tsx",
    `import { Howl } from "howler"`,
    "imports the package howler",
  ),
  bad("a package stays in its room", "app/lib/x.ts", `import pg from "pg"`, "imports the package pg"),
  good("a package stays in its room", "app/lib/x.tsx", `import { Howl } from "howler"`),
  bad(
    "settings come in at one place per room",
    "app/lib/x.ts",
    "export const a = process.env.A",
    "reads process.env",
  ),
  bad(
    "settings come in at one place per room",
    "backend/rest/x.ts",
    "const { A } = process.env",
    "reads process.env",
  ),
  good("settings come in at one place per room", "server/env.ts", "export const a = process.env.A"),
  bad(
    "the site never holds the secret key",
    "app/lib/x.ts",
    "const key = env.SUPABASE_SECRET_KEY",
    "names the secret key (SECRET_KEY)",
  ),
  bad(
    "the site never holds the secret key",
    "app/pages/x.tsx",
    "const role = 'service_role'",
    "names the secret key (service_role)",
  ),
  good("the site never holds the secret key", "tests/support/x.ts", "const key = backend.secretKey"),
  bad(
    "one Supabase client per request",
    "app/lib/x.ts",
    "export const db = createClient(url, key)",
    "makes a Supabase client at module scope",
  ),
  bad(
    "one Supabase client per request",
    "app/lib/x.ts",
    "const db: Db =\n  await createServerClient<Database>(url, key, {\n})",
    "makes a Supabase client at module scope",
  ),
  good(
    "one Supabase client per request",
    "app/lib/x.ts",
    "export const session = async () => {\n  const db = createServerClient(url)\n}",
  ),
  good(
    "one Supabase client per request",
    "app/lib/x.ts",
    "export function db() {\n  return createClient(url)\n}",
  ),
  bad(
    "no style attributes: the page's policy blocks them",
    "app/ui/x.tsx",
    "<p style={{ color }} />",
    "sets a style attribute",
  ),
  good("no style attributes: the page's policy blocks them", "app/ui/x.tsx", `<p className="style" />`),
  bad(
    "no HTML from strings",
    "app/ui/x.tsx",
    "<p dangerouslySetInnerHTML={{ __html }} />",
    "puts a string into the page as HTML",
  ),
  bad("no HTML from strings", "app/ui/x.tsx", "node.innerHTML = text", "puts a string into the page as HTML"),
  bad("names say what is inside", "app/lib/utils.ts", "", "is named utils"),
  bad("names say what is inside", "app/features/common/card.tsx", "", "is named common"),
  bad("names say what is inside", "app/lib/string-helpers.ts", "", "is named helpers"),
  good("names say what is inside", "app/layouts/newdefault.tsx", ""),
  good("names say what is inside", "supabase/functions/_shared/mail.ts", ""),
  bad("files of code are kebab-case", "app/ui/PushButton.tsx", "", "is not kebab-case"),
  good("files of code are kebab-case", "app/lib/env.server.ts", ""),
  bad("no tests among the pages", "app/pages/home.test.ts", "", "is a test among the pages"),
  bad("no barrels", "app/ui/index.ts", `export * from "./card.tsx"`, "only hands on what others export"),
  bad(
    "default exports only where a framework asks",
    "app/ui/card.tsx",
    "export default function Card() {}",
    "has a default export",
  ),
  good(
    "default exports only where a framework asks",
    "app/pages/home.tsx",
    "export default function Home() {}",
  ),
  bad(
    "a migration has its time, its subject and a sentence on what it is for",
    "supabase/migrations/1_x.sql",
    "-- For x.",
    "is not named YYYYMMDDHHMMSS_subject.sql",
  ),
  bad(
    "a migration has its time, its subject and a sentence on what it is for",
    "supabase/migrations/20261116100000_x.sql",
    "create table x ()",
    "does not open with a sentence on what it is for",
  ),
]

function bad(rule: string, path: string, text: string, fault: string) {
  return { rule, path, text, fault }
}

function good(rule: string, path: string, text: string) {
  return { rule, path, text, fault: null }
}
