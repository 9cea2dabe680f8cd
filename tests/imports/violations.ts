/** Files that break a rule, with the message they must get, and similar files that are allowed. */
export const examples: { rule: string; path: string; text: string; message: string | null }[] = [
  reported(
    "hidden text does not start with punctuation",
    "app/features/events/x.tsx",
    `<button>Leave<span className="sr-only">: {title}</span></button>`,
    "has hidden text that starts with punctuation; use aria-label",
  ),
  allowed(
    "hidden text does not start with punctuation",
    "app/features/events/x.tsx",
    `<a href="/x">Calendar file<span className="sr-only"> for {title}</span></a>`,
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/lib/x.ts",
    `import { Card } from "#app/ui/card.tsx"`,
    "imports app/ui/card.tsx",
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/ui/x.tsx",
    `export { a } from "../features/events/a.ts"`,
    "imports app/features/events/a.ts",
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/features/events/x.ts",
    `import "#app/features/news/y.ts"`,
    "imports app/features/news/y.ts",
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/pages/home.tsx",
    `import { loader } from "./me.tsx"`,
    "imports app/pages/me.tsx",
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/pages/home.tsx",
    `const x = await import("../layouts/blank.tsx")`,
    "imports app/layouts/blank.tsx",
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/root.tsx",
    `import {\n  a,\n} from "#app/features/news/a.ts"`,
    "imports app/features/news/a.ts",
  ),
  allowed(
    "a folder imports only from the folders below it",
    "app/entry.client.tsx",
    `const x = await import("./features/news/a.ts")`,
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/lib/x.ts",
    `import type { Keys } from "#backend/keys.ts"`,
    "imports backend/keys.ts",
  ),
  reported(
    "a folder imports only from the folders below it",
    "backend/x.ts",
    `import { env } from "../server/env.ts"`,
    "imports server/env.ts",
  ),
  reported(
    "a folder imports only from the folders below it",
    "supabase/functions/_shared/messages/x.ts",
    `import { serviceClient } from "../service.ts"`,
    "imports supabase/functions/_shared/service.ts",
  ),
  reported(
    "a folder imports only from the folders below it",
    "app/ui/x.tsx",
    `import { renderEmail } from "#supabase/functions/_shared/messages/email.ts"`,
    "imports supabase/functions/_shared/messages/email.ts",
  ),
  reported(
    "a folder imports only from the folders below it",
    "supabase/functions/f/handler.ts",
    `import "#app/lib/supabase/types.ts"`,
    "imports app/lib/supabase/types.ts",
  ),
  reported(
    "a folder imports only from the folders below it",
    "server/x.ts",
    `import "#app/entry.server.tsx"`,
    "imports app/entry.server.tsx",
  ),
  reported(
    "a folder imports only from the folders below it",
    "tests/e2e/x.spec.ts",
    `import "#backend/open.ts"`,
    "imports backend/open.ts",
  ),
  allowed(
    "a folder imports only from the folders below it",
    "app/pages/home.tsx",
    `import { a } from "#app/features/news/a.ts"\nimport type { R } from "./+types/home"`,
  ),
  allowed(
    "a folder imports only from the folders below it",
    "app/features/news/x.ts",
    `import { a } from "./a.ts"`,
  ),
  reported(
    "the server imports the backend through mount.ts, and only when it is embedded",
    "server/index.ts",
    `import { openBackend } from "#backend/open.ts"`,
    "imports backend/open.ts instead of backend/mount.ts",
  ),
  reported(
    "the server imports the backend through mount.ts, and only when it is embedded",
    "server/index.ts",
    `import { mountBackend } from "#backend/mount.ts"`,
    "imports backend/mount.ts statically",
  ),
  allowed(
    "the server imports the backend through mount.ts, and only when it is embedded",
    "server/index.ts",
    `import type { Backend } from "#backend/mount.ts"\nconst { mountBackend } = await import("#backend/mount.ts")`,
  ),
  reported(
    "only tests import test support",
    "backend/rest/x.ts",
    `import { a } from "./testing/rest-backend.ts"`,
    "imports backend/rest/testing/rest-backend.ts, which is test support",
  ),
  reported(
    "only tests import test support",
    "server/x.ts",
    `import { a } from "./testing/a.ts"`,
    "imports server/testing/a.ts, which is test support",
  ),
  allowed(
    "only tests import test support",
    "backend/rest/testing/rest-backend.ts",
    `import { a } from "#tests/support/backend.ts"`,
  ),
  reported(
    "a package with an owner is imported only there",
    "app/features/events/x.tsx",
    `import { Howl } from "howler"`,
    "imports the package howler",
  ),
  reported(
    "a package with an owner is imported only there",
    "app/lib/x.ts",
    `import pg from "pg"`,
    "imports the package pg",
  ),
  allowed("a package with an owner is imported only there", "app/lib/x.tsx", `import { Howl } from "howler"`),
  reported(
    "environment variables are read in one file per folder",
    "app/lib/x.ts",
    "export const a = process.env.A",
    "reads process.env",
  ),
  reported(
    "environment variables are read in one file per folder",
    "backend/rest/x.ts",
    "const { A } = process.env",
    "reads process.env",
  ),
  allowed(
    "environment variables are read in one file per folder",
    "server/env.ts",
    "export const a = process.env.A",
  ),
  reported(
    "the app does not use the secret key",
    "app/lib/x.ts",
    "const key = env.SUPABASE_SECRET_KEY",
    "mentions the secret key (SECRET_KEY)",
  ),
  reported(
    "the app does not use the secret key",
    "app/pages/x.tsx",
    "const role = 'service_role'",
    "mentions the secret key (service_role)",
  ),
  allowed("the app does not use the secret key", "tests/support/x.ts", "const key = backend.secretKey"),
  reported(
    "Supabase clients are created per request",
    "app/lib/x.ts",
    "export const db = createClient(url, key)",
    "creates a Supabase client at module scope",
  ),
  reported(
    "Supabase clients are created per request",
    "app/lib/x.ts",
    "const db: SupabaseDb =\n  await createServerClient<Database>(url, key, {\n})",
    "creates a Supabase client at module scope",
  ),
  allowed(
    "Supabase clients are created per request",
    "app/lib/x.ts",
    "export const session = async () => {\n  const db = createServerClient(url)\n}",
  ),
  allowed(
    "Supabase clients are created per request",
    "app/lib/x.ts",
    "export function db() {\n  return createClient(url)\n}",
  ),
  reported(
    "no style attributes, because the content security policy blocks them",
    "app/ui/x.tsx",
    "<p style={{ color }} />",
    "sets a style attribute",
  ),
  allowed(
    "no style attributes, because the content security policy blocks them",
    "app/ui/x.tsx",
    `<p className="style" />`,
  ),
  reported(
    "pages read their URL from the router, because the request's path may end in .data",
    "app/pages/x.tsx",
    "const path = new URL(request.url).pathname",
    "reads the path from request.url",
  ),
  allowed(
    "pages read their URL from the router, because the request's path may end in .data",
    "server/http/x.ts",
    "const path = new URL(request.url).pathname",
  ),
  reported(
    "actions read forms with readForm, which answers 400 or 415 to anything else",
    "app/pages/x.tsx",
    "const form = await request.formData()",
    "calls request.formData()",
  ),
  reported(
    "no HTML from strings",
    "app/ui/x.tsx",
    "<p dangerouslySetInnerHTML={{ __html }} />",
    "inserts a string as HTML",
  ),
  reported("no HTML from strings", "app/ui/x.tsx", "node.innerHTML = text", "inserts a string as HTML"),
  reported("file names are specific", "app/lib/utils.ts", "", "is named utils"),
  reported("file names are specific", "app/features/common/card.tsx", "", "is named common"),
  reported("file names are specific", "app/lib/string-helpers.ts", "", "is named helpers"),
  allowed("file names are specific", "app/layouts/newdefault.tsx", ""),
  allowed("file names are specific", "supabase/functions/_shared/mail.ts", ""),
  reported("code files are kebab-case", "app/ui/PushButton.tsx", "", "is not kebab-case"),
  allowed("code files are kebab-case", "app/lib/env.server.ts", ""),
  reported("no test files in pages", "app/pages/home.test.ts", "", "is a test file in pages"),
  reported("no barrels", "app/ui/index.ts", `export * from "./card.tsx"`, "only re-exports"),
  reported(
    "default exports only where a framework needs them",
    "app/ui/card.tsx",
    "export default function Card() {}",
    "has a default export",
  ),
  allowed(
    "default exports only where a framework needs them",
    "app/pages/home.tsx",
    "export default function Home() {}",
  ),
  reported(
    "a migration is named by time and subject and opens with a comment",
    "supabase/migrations/1_x.sql",
    "-- For x.",
    "is not named YYYYMMDDHHMMSS_subject.sql",
  ),
  reported(
    "a migration is named by time and subject and opens with a comment",
    "supabase/migrations/20261116100000_x.sql",
    "create table x ()",
    "does not open with a comment that says what it is for",
  ),
]

function reported(rule: string, path: string, text: string, message: string) {
  return { rule, path, text, message }
}

function allowed(rule: string, path: string, text: string) {
  return { rule, path, text, message: null }
}
