import { people } from "./access/actors.ts"
import type { Row, TableFixture } from "./access/policy-fixtures.ts"

const { a, b, minor, grown } = people
const since = "2026-01-01"

export const learningTables: Record<string, TableFixture> = {
  "public.courses": {
    rows: { open: course(1, "published"), draft: course(2, "draft") },
    attempts: { "a new one": course(101, "published") },
    moves: { "draft to open": { row: "draft", set: { status: "published" } } },
  },
  "public.lessons": {
    rows: { open: lesson(1, 1), draft: lesson(2, 2) },
    attempts: { "a new one": lesson(101, 1) },
    moves: { "draft into open": { row: "draft", set: { course_id: uuid(1) } } },
  },
  "public.questions": {
    rows: { one: question(1), two: question(2) },
    attempts: { three: question(3) },
    moves: { "another answer": { row: "one", set: { answer: "{n}" } } },
  },
  "public.enrollments": {
    rows: { a: enrollment(a), b: enrollment(b), minor: enrollment(minor), grown: enrollment(grown) },
    attempts: { "one's own": { course_id: uuid(2) }, "for b": { user_id: b, course_id: uuid(2) } },
    moves: { "a passed": { row: "a", set: { passed_at: since } } },
  },
  "public.lesson_progress": {
    rows: { a: place(a), b: place(b), minor: place(minor) },
    attempts: { "one's own": { lesson_id: uuid(2) }, "for b": { user_id: b, lesson_id: uuid(2) } },
    moves: { "a done": { row: "a", set: { done_at: since } } },
  },
  "public.quiz_attempts": {
    rows: { a: attempt(1, a), b: attempt(2, b), minor: attempt(3, minor) },
    attempts: { "passed by a": { ...attempt(101, a), submitted_at: since, is_passed: true } },
    moves: { "a passed": { row: "a", set: { submitted_at: since, is_passed: true } } },
  },
  "public.quiz_allowances": {
    rows: { a: { user_id: a, extra_percent: 25 }, b: { user_id: b, extra_percent: 50 } },
    attempts: { "for the minor": { user_id: minor, extra_percent: 100 } },
    moves: { "more for a": { row: "a", set: { extra_percent: 300 } } },
  },
  "public.certificates": {
    rows: { a: certificate(1, a), b: certificate(2, b), minor: certificate(3, minor) },
    attempts: { "a for a": certificate(101, a) },
    moves: { "valid again": { row: "b", set: { status: "valid", status_reason: null } } },
  },
  "public.certificate_events": {
    rows: { a: event(1, 1, a), b: event(2, 2, b), minor: event(3, 3, minor) },
    attempts: { "issued to a": event(101, 1, a) },
    moves: { "a to b": { row: "a", set: { certificate_id: hex(2) } } },
  },
  "public.survey_items": {
    isThere: true,
    rows: Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`item ${i + 1}`, { number: i + 1 }])),
    attempts: { another: { number: 12, topic: "opioids", statement: "Other", is_true: true } },
    moves: { "another key": { row: "item 1", set: { is_true: true } } },
  },
  "public.survey_responses": {
    rows: { a: response(1, a), b: response(2, b), minor: response(3, minor) },
    attempts: { "one's own": response(101, a), "for b": response(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b, phase: "after" } } },
  },
  "public.kit_stock": {
    singleton: "there is one shelf; the migration that makes the table writes its only row",
    rows: { shelf: { id: true } },
    attempts: { another: { id: false, kits: 9 } },
    moves: { more: { row: "shelf", set: { kits: 99 } } },
  },
  "public.kit_requests": {
    rows: { a: kit(1, a), b: kit(2, b), minor: kit(3, minor) },
    attempts: { "one's own": kit(101, a), "for b": kit(102, b) },
    moves: { "a shipped": { row: "a", set: { status: "shipped" } } },
  },
  "public.account_merges": {
    rows: { "a took grown": merge(1, a, grown), "b took a": merge(2, b, a), "a waits": merge(3, a, null) },
    attempts: { "a takes b": merge(101, a, b) },
    moves: { "a's to b": { row: "a took grown", set: { asker: b } } },
  },
}

export const learningDefiners = {
  "private.save_place(lesson uuid, at_block integer, at_seconds numeric, given_checks jsonb, is_done boolean)":
    "lessons done are counted, not claimed",
  "private.start_quiz(course uuid, guest_key text)": "draws from a bank that nobody reads",
  "private.quiz_paper(attempt uuid, guest_key text)": "shows the drawn questions without their keys",
  "private.save_answer(attempt uuid, question uuid, chosen text[], guest_key text)":
    "writes into an open attempt of the caller or their device",
  "private.quiz_result(attempt uuid, guest_key text)":
    "shows the keys of a graded attempt to whom it belongs",
  "private.submit_quiz(attempt uuid, guest_key text)": "grades",
  "private.note_pass()": "a pass is noted when an attempt is graded or claimed",
  "private.claim_guest_work(guest_key text, places jsonb)":
    "gives a device's attempts to the member who holds its key",
  "private.remove_guest_attempts()": "forgets what no guest came back for",
  "private.issue_certificate(attempt uuid)":
    "certificates are issued for passed attempts and in no other way",
  "private.certify_pass()": "the same, at the moment an attempt is passed",
  "private.certify_after_consent()": "the same, at the moment a guardian agrees",
  "private.issue_waiting_certificates(learner uuid)": "the same, for learners who came of age",
  "private.certificate_card(wanted text)": "strangers with the id see the public side of a certificate",
  "private.certificate_status_list()": "the numbers of certificates that are not valid",
  "private.certificates_named(words text)":
    "staff find a name by an index, which policies would keep them from",
  "private.certificate_history(wanted text)": "staff see which colleague did what, by name",
  "private.correct_certificate_name(wanted text, new_name text, reason text)":
    "instructors correct a name, with a log",
  "private.set_certificate_status(wanted text, new_status text, reason text)":
    "instructors suspend and revoke",
  "private.change_certificate_name(wanted text, new_name text, new_form text)":
    "holders correct their name, with a log",
  "private.issuer_keys()": "the service signs with a key that nobody else reads",
  "private.add_issuer_key(public_half jsonb, private_half jsonb, replaces text)":
    "the service makes the key that signs, once",
  "private.remind_of_expiry()": "reminders of the end of a certificate",
  "private.save_survey(course uuid, in_phase text, given jsonb, guest_key text)":
    "counts right answers by a key nobody reads",
  "private.complete_survey(token text)": "uses up a token once",
  "private.survey_gain(course uuid)": "two averages, of ten people or more",
  "private.remove_guest_surveys()": "forgets guests' answers after a year",
  "private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean)":
    "takes a kit from the shelf under the rules",
  "private.cancel_kit()": "puts it back",
  "private.move_kit_request(wanted uuid, next_status text)": "outreach moves a request forward",
  "private.forget_kit_addresses()": "addresses go 90 days after the parcel",
  "private.count_kits(on_shelf integer)": "outreach says how many kits there are",
  "private.ask_for_merge(address text)":
    "mails a code to an address, and tells nobody whether it has an account",
  "private.look_at_merge(code text)": "shows what would move to whoever holds the code and asked for it",
  "private.merge_account(code text, is_other_leaving boolean)":
    "moves what was learned and earned, after both accounts are proven",
  "private.allow_extra_time(address text, percent integer)":
    "instructors find a person by address, which they cannot read",
  "private.return_kits()": "requests go with their account, by services that have no rights to the shelf",
  "private.note_second_factor()":
    "follows a table of the auth service that shows nobody who has a second factor",
  "private.forget_merge_requests()": "forgets requests to merge after a day",
}

function uuid(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
}

function hex(number: number) {
  return number.toString(16).padStart(32, "0")
}

function course(number: number, status: string): Row {
  return {
    id: uuid(number),
    slug: `fixture-${number}`,
    title: "A course",
    summary: "A course",
    minutes: 5,
    status,
  }
}

function lesson(number: number, of: number): Row {
  const blocks = '[{"kind": "text"}]'
  return {
    id: uuid(number),
    course_id: uuid(of),
    slug: `l-${number}`,
    position: number,
    title: "L",
    minutes: 1,
    blocks,
  }
}

function question(number: number): Row {
  const choices = '[{"id": "y", "text": "Yes"}, {"id": "n", "text": "No"}]'
  const words = { stem: "Well?", explanation: "So", source: "Us" }
  return {
    id: uuid(number),
    bank: "fixture",
    number,
    topic: "t",
    kind: "truefalse",
    choices,
    answer: "{y}",
    ...words,
  }
}

function enrollment(user_id: string): Row {
  return { user_id, course_id: uuid(1) }
}

function place(user_id: string): Row {
  return { user_id, lesson_id: uuid(1) }
}

function attempt(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, course_id: uuid(1), course_version: 1, drawn: "[{}]" }
}

function certificate(number: number, user_id: string): Row {
  const text = { course_title: "A course", criteria: "Passed", holder_name: "A Name" }
  const state = { status: "suspended", status_reason: "under-review" }
  return { id: hex(number), user_id, course_id: uuid(1), ...text, ...state }
}

function event(number: number, of: number, actor: string): Row {
  return { id: uuid(number), certificate_id: hex(of), kind: number > 100 ? "renewed" : "issued", actor }
}

function response(number: number, user_id: string): Row {
  return { id: uuid(number), course_id: uuid(1), user_id, phase: "before", answers: "{}", right_count: 3 }
}

function kit(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, state: "Ohio", quantity: 1, had_naloxone: false, status: "delivered" }
}

function merge(number: number, asker: string, other: string | null): Row {
  const request = { id: uuid(number), asker, other }
  return other ? { ...request, merged_at: since, moved: "{}", is_other_leaving: false } : request
}
