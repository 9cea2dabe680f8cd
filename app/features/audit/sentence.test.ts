import { expect, test } from "vitest"
import { changeLines, type Described, entrySentence } from "./sentence.ts"

const ENTRY: Described = {
  actor: "8f14e45f-ceea-4a7a-9c1b-000000000001",
  actor_name: "Dana Reyes",
  subject_name: null,
  verb: "changed",
  record_kind: "helplines",
  record_id: "8f14e45f-ceea-4a7a-9c1b-000000000002",
  record_name: "988 Lifeline",
  changes: { hours: { from: "Always", to: null }, is_published: { from: false, to: true } },
  reason: null,
  undoes: null,
}

test.each<[Partial<Described>, string]>([
  [{}, "Dana Reyes changed helpline “988 Lifeline”."],
  [{ verb: "created" }, "Dana Reyes added helpline “988 Lifeline”."],
  [{ verb: "deleted", actor_name: null }, "A former colleague deleted helpline “988 Lifeline”."],
  [{ undoes: "x" }, "Dana Reyes undid a change to helpline “988 Lifeline”."],
  [
    { verb: "created", record_kind: "policy_texts", record_id: "terms 2", record_name: "Terms of use" },
    "Dana Reyes published version 2 of legal text “Terms of use”.",
  ],
  [
    {
      record_kind: "site_modules",
      record_name: "raffles",
      changes: { is_open: { from: true, to: false } },
    },
    "Dana Reyes switched off part of the site “raffles”.",
  ],
  [
    {
      record_kind: "certificates",
      record_name: null,
      record_id: "12ab34cd".repeat(4),
      changes: { status: { from: "valid", to: "revoked" } },
      reason: "issued-in-error",
    },
    "Dana Reyes revoked certificate 12ab 34cd. Reason: issued in error.",
  ],
  [
    { record_kind: "email_outbox", record_name: null, changes: { resent_at: { from: null, to: "x" } } },
    "Dana Reyes sent email 8f14e45f again.",
  ],
  [
    { record_kind: "email_outbox", record_name: null, changes: {}, reason: "wrong-address" },
    "Dana Reyes set email 8f14e45f aside. Reason: wrong address.",
  ],
  [
    { record_kind: "imports", record_name: null, changes: { status: { from: "checked", to: "imported" } } },
    "Dana Reyes imported a file: import 8f14e45f.",
  ],
  [
    { record_kind: "imports", record_name: null, changes: { status: { from: "imported", to: "undone" } } },
    "Dana Reyes undid import 8f14e45f.",
  ],
  [
    {
      record_kind: "kit_requests",
      record_name: null,
      changes: { status: { from: "requested", to: "shipped" }, street: {} },
    },
    "Dana Reyes moved kit request 8f14e45f to “shipped”.",
  ],
  [
    {
      actor: null,
      actor_name: null,
      verb: "created",
      record_kind: "user_roles",
      subject_name: "Omar",
      changes: { role: { from: null, to: "chapter_lead" } },
    },
    "The server gave Omar the role chapter lead.",
  ],
  [
    { verb: "exported", record_kind: "gift-offers", changes: { rows: 12, filters: {} } },
    "Dana Reyes downloaded 12 rows of the list “Gift offers”.",
  ],
  [
    { verb: "exported", record_kind: "gift-offers", changes: { rows: 1, filters: { personal: true } } },
    "Dana Reyes downloaded one row of the list “Gift offers”, with names and contact details.",
  ],
])("an entry is a sentence: %#", (change, sentence) => {
  expect(entrySentence({ ...ENTRY, ...change })).toBe(sentence)
})

test("changed values are shown in words, and values that are not in the log are not", () => {
  expect(changeLines(ENTRY)).toEqual(["Hours: Always → empty", "Is published: no → yes"])
  expect(changeLines({ ...ENTRY, changes: { full_name: {} } })).toEqual(["Full name: changed"])
  expect(
    changeLines({
      ...ENTRY,
      verb: "exported",
      changes: { rows: 1, filters: { view: "open", personal: true } },
    }),
  ).toEqual(["Filter “view”: open"])
})

test("a moment is written as the page writes times", () => {
  const changes = { reviewed_at: { from: null, to: "2026-11-19T06:01:13.312203+00:00" } }
  expect(changeLines({ ...ENTRY, changes }, at => at.slice(11, 16))).toEqual(["Reviewed: empty → 06:01"])
})
