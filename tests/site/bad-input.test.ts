import { afterAll, expect, test } from "vitest"
import { COOKIE, sessionSite } from "../support/session-site.ts"

const { browserOf, close, site } = await sessionSite()
afterAll(close)

const ODD = [
  ...["", " ", "\u200b\ufeff", "a", "x".repeat(255), "y".repeat(20_000), "\0", "a\0@b.test", "\ud800@b.test"],
  ...[
    "👩‍👩‍👧‍👦@b.test",
    "\u202e@b.test",
    "a@b",
    "a@b..c",
    '"a b"@c.test',
    "x:a@b.test,c@d.test;",
    "a@b.test, c@d.test",
  ],
  ...[
    "<script>alert(1)</script>",
    "' or 1=1 --",
    "{{7*7}}",
    "../../etc/passwd",
    "__proto__",
    "null",
    "1e309",
  ],
  ...["a@b.test\r\nBcc: c@d.test", "١٢٣٤٥٦", "%00", "A@XN--BCHER-KVA.TEST"],
]

const FORMS: [step: string, fields: string[]][] = [
  ["", ["email", "password"]],
  ["?step=link", ["email"]],
  ["?step=forgotten", ["email"]],
  ["?step=age", ["age", "birth_month", "birth_year"]],
  ["?step=sign-up", ["display_name", "email", "password", "agree", "terms"]],
  ["?step=mail", ["code", "intent"]],
  ["?step=second-factor", ["code"]],
  ["?step=recovery-code", ["code"]],
]

const GOOD: Record<string, string> = {
  ...{ email: "somebody@example.org", password: "tulip gravel ninety boat", display_name: "Ada" },
  ...{
    agree: "on",
    terms: "1",
    privacy: "1",
    age: "teen",
    birth_month: "5",
    birth_year: "2011",
    code: "123456",
  },
}

test.each(FORMS)(
  "odd input at /login%s is a sentence or the way on, never an error of ours",
  async (step, fields) => {
    const kept: [string, string][] = [
      [`${COOKIE.name}-age`, "adult"],
      [`${COOKIE.name}-mail`, "magiclink somebody@example.org"],
    ]
    const seen = new Map<string, number>()
    for (const field of fields)
      for (const odd of ODD) {
        const held = step === "?step=age" ? [] : kept
        const { status, text } = await browserOf(new Map(held)).post(`/login${step}`, {
          ...GOOD,
          [field]: odd,
        })
        seen.set(`${field}=${odd.slice(0, 30)}`, status)
        expect(text).not.toContain("<script>alert(1)")
      }
    expect([...seen].filter(([, status]) => ![303, 400, 429].includes(status))).toEqual([])
    expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
  },
)

test.each(["/confirm", "/reset-password"])(
  "malformed links at %s show the message for invalid links",
  async path => {
    for (const code of ["x", "x".repeat(6000), "%00", "%ED%A0%80", "<script>", "pkce_", "'"]) {
      for (const query of [`code=${code}`, `token_hash=${code}&type=signup`, `code=${code}&type=recovery`]) {
        const browser = browserOf(new Map())
        const { status, headers } = await browser.post(`${path}?${query}`, { password: GOOD.password! })
        const answer = status === 302 ? headers.location : status
        expect([query.slice(0, 40), answer]).toEqual([query.slice(0, 40), expect.toBeOneOf([400, "/"])])
        expect(browser.cookies.has(COOKIE.name)).toBe(false)
      }
    }
  },
)
