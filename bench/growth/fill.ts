import type { Client } from "pg"

/** SQL for the id of the nth person; the first of them are the callers of the benchmark. */
const PERSON = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid"
const COURSE = "(select id from public.courses where slug = 'overdose-response-basics')"
const FIRST_NAMES =
  "(array['Maria','James','Mei','Omar','Anna','Luis','Fatima','John','Noor','Kim'])[n % 10 + 1]"
// Prime, so that every first name occurs with every last name.
const NAME = `${FIRST_NAMES} || ' Family' || n % 997`
const MOST_IN_EVENTS = 100_000
const AGO = "now() - (n % 500000) * interval '1 minute'"

/** One row of each growing table for every person; each person n is the guardian of person n + 1. */
const ROWS: Record<string, string> = {
  "auth.users (id, email)": `${PERSON}, n || '@example.org'`,
  "public.profiles (id, display_name)": `${PERSON}, ${NAME}`,
  "public.policy_acceptances (user_id, kind, version)": `${PERSON}, 'terms', 1`,
  "public.enrollments (user_id, course_id)": `${PERSON}, ${COURSE}`,
  "public.lesson_progress (user_id, course_id, lesson_id)": `${PERSON}, ${COURSE}, gen_random_uuid()`,
  "public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)": `${PERSON}, ${COURSE}, 1, '[{}]', ${AGO}, true`,
  "public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at)": `md5(n::text), ${PERSON}, ${COURSE}, 'Basics', 'Passed', ${NAME}, ${AGO}`,
  "public.certificate_events (certificate_id, kind)": "md5(n::text), 'issued'",
  "public.survey_responses (course_id, user_id, phase, answers, right_count)": `${COURSE}, ${PERSON}, 'before', '{}', n % 7`,
  "public.notices (user_id, topic, message, is_on_site, email_status)": `${PERSON}, 'account', 'learner-birthday', true, 'none'`,
  "public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone, status, requested_at)": `${PERSON}, ${NAME}, '1 Main Street', 'Springfield', 'Ohio', '12345', 1, false, 'delivered', ${AGO}`,
  "public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)": `${PERSON}, ('00000000-0000-4000-8000-' || lpad((n + 1)::text, 12, '0'))::uuid, 'parent', now(), now()`,
  "public.guardian_visits (guardian_id, learner_id, what)": `${PERSON}, ('00000000-0000-4000-8000-' || lpad((n + 1)::text, 12, '0'))::uuid, 'page'`,
  "public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)": `${PERSON}, gen_random_uuid(), 'consent-course', 1, true, ${NAME}`,
  "public.donations (id, user_id, donor_name, donor_email, visibility, gift_cents, frequency, is_live, checkout_id, payment_id, paid_at, created_at)": `md5('gift' || n)::uuid, ${PERSON}, ${NAME}, n || '@example.org', 'first-name', 2500, 'once', false, 'cs_' || n, 'pi_' || n, ${AGO}, ${AGO}`,
  "public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, received_on, legal_name, address, deductibility, is_live)": `n, md5('receipt' || n), md5('gift' || n)::uuid, ${PERSON}, ${NAME}, n || '@example.org', 2500, current_date, 'Open Airway', '1 Main Street', 'No goods or services.', false`,
  "public.member_sessions (id, user_id, started_at, seen_at)": `gen_random_uuid(), ${PERSON}, now(), now()`,
}

const EVENT = "md5('event' || n)::uuid"
const GUEST = "md5('guest' || n)::uuid"
const DATE_OF_PERSON = "md5('date' || (n - 1) / 20 * 20 + 1)::uuid"
const PLACE = "'Library', '1 Main Street', 'Springfield', 'Ohio', 'America/New_York'"
const RAFFLE_OF_PERSON = "md5('raffle' || (n - 1) / 10000 * 10000 + 1)::uuid"
const SEALED_RAFFLE = "md5('raffle101')::uuid"
const HASH = "md5('') || md5('')"
// One of a hundred raffles is open; the others closed an hour apart.
const CLOSES = "now() + (case (n - 1) % 10000 when 0 then 216 else -n end) * interval '1 hour'"
const NUMBER = "(n - 1) % 20 + 1"

/**
 * Rows of every so many people, up to 100 000 of them: 5 000 events, of which 50 are ahead at every size, with 200 000
 * registrations of members and guests, half of them checked in, and 1 000 raffles, of which 10 are open and have 10 000
 * entries each. Raffle 101 is sealed and has an entry of every person.
 */
const EVERY: [target: string, people: number, values: string][] = [
  [
    "public.chapters (slug, name, kind, city, state, status, founded_on)",
    1000,
    "'chapter-' || n, 'Chapter ' || n, 'city', 'Springfield', 'Ohio', 'active', '2020-01-01'",
  ],
  [
    "public.events (id, slug, kind, status, title, summary, format, place, street, city, state, time_zone)",
    20,
    `${EVENT}, 'event-' || n, 'training', 'published', 'Training ' || n, 'Learn to use naloxone.', 'in-person', ${PLACE}`,
  ],
  [
    "public.event_dates (id, event_id, starts_at, ends_at, is_public, room_capacity, room_taken, last_number)",
    20,
    `md5('date' || n)::uuid, ${EVENT}, now() + (50.5 - n / 20) * interval '1 day', now() + (50.6 - n / 20) * interval '1 day', true, 60, 40, 40`,
  ],
  [
    "public.event_registrations (date_id, user_id, number, channel, status, party_size)",
    1,
    `${DATE_OF_PERSON}, ${PERSON}, ${NUMBER}, 'room', 'confirmed', 1`,
  ],
  [
    "public.event_registrations (id, date_id, name, email, number, channel, status, party_size, ticket_code)",
    1,
    `${GUEST}, ${DATE_OF_PERSON}, ${NAME}, n || '@example.org', 20 + ${NUMBER}, 'room', 'confirmed', 1, upper(left(md5('ticket' || n), 12))`,
  ],
  [
    "public.check_in_links (date_id, label, key_hash)",
    20,
    "md5('date' || n)::uuid, 'Front door', sha256(convert_to(md5('link' || n) || md5('link' || n), 'UTF8'))",
  ],
  [
    "public.check_ins (registration_id, date_id, people, checked_in_at, device_id, sequence)",
    1,
    `${GUEST}, ${DATE_OF_PERSON}, 1, now(), ${GUEST}, 1`,
  ],
  [
    "public.kit_handouts (date_id, lot, kits, handed_at, device_id, sequence)",
    10,
    `${DATE_OF_PERSON}, 'A' || n % 3, 1, now(), ${GUEST}, 1`,
  ],
  [
    "public.raffles (id, slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method, beacon_round, published_at, rules, rules_hash, frozen_at)",
    100,
    `md5('raffle' || n)::uuid, 'raffle-' || n, 'Raffle ' || n, 'A first-aid bag', 50, '2000-01-01', ${CLOSES}, ${CLOSES} + interval '1 day', '{Ohio}', '{web}', 'beacon', 1000 + n, now(), 'Rules', ${HASH}, now()`,
  ],
  ["public.raffle_counts (raffle_id, entries)", 100, "md5('raffle' || n)::uuid, 10000"],
  [
    "public.raffle_entries (raffle_id, number, source, user_id)",
    1,
    `${RAFFLE_OF_PERSON}, (n - 1) % 10000 + 1, 'web', ${PERSON}`,
  ],
  ["public.raffle_entries (raffle_id, number, source, user_id)", 1, `${SEALED_RAFFLE}, n, 'web', ${PERSON}`],
]

/** What triggers would have written. */
const DERIVED = [
  `insert into public.survey_responses (course_id, user_id, phase, answers, right_count, is_after_test)
   select course_id, user_id, 'after', '{}', 12, true from public.survey_responses r where phase = 'before'
     and not exists (select from public.survey_responses a where a.user_id = r.user_id and a.phase = 'after')`,
  `insert into private.survey_totals (course_id, people, right_before, right_after)
   select course_id, count(*) / 2, sum(right_count) filter (where phase = 'before'),
     sum(right_count) filter (where phase = 'after') from public.survey_responses group by 1
   on conflict (course_id) do update set people = excluded.people, right_before = excluded.right_before,
     right_after = excluded.right_after`,
  `insert into private.certificate_words (word, issued_at, certificate_id)
   select distinct word, issued_at, id from public.certificates, unnest(private.search_words(holder_name)) as word
   on conflict do nothing`,
  `insert into public.raffle_draws (raffle_id, root, leaves, drawn_at, signature, value, seed)
   select id, rules_hash, array[rules_hash], closes_at, md5('') || rules_hash, rules_hash, rules_hash
   from public.raffles where closes_at < now() and rules = 'Rules' on conflict do nothing`,
  `with sealed as (
     select array_agg(encode(leaf, 'hex') order by number) as leaves, array_agg(leaf order by number) as hashes
     from public.raffle_entries e cross join private.ticket_leaf(e.number, e.code) as leaf
     where e.raffle_id = ${SEALED_RAFFLE}
   )
   update public.raffle_draws d set leaves = s.leaves, root = encode(private.merkle_root(s.hashes), 'hex')
   from sealed s where d.raffle_id = ${SEALED_RAFFLE}`,
  `insert into public.raffle_winners (raffle_id, place, number, called_at, claim_by, claimed_at, drawn_at)
   select id, 1, 1, closes_at, closes_at, closes_at, closes_at
   from public.raffles where closes_at < now() and rules = 'Rules' on conflict do nothing`,
]

/** Adds the people from `from` + 1 to `to`, without triggers, which would queue a million emails. */
export async function fill(client: Client, from: number, to: number) {
  await client.query("set session_replication_role = replica")
  for (const [target, values] of Object.entries(ROWS))
    await client.query(
      `insert into ${target} select ${values} from generate_series(${from + 1}, ${to}) n on conflict do nothing`,
    )
  for (const [target, people, values] of EVERY)
    await client.query(
      `insert into ${target} select ${values} from generate_series(${from + 1}, ${Math.min(to, MOST_IN_EVENTS)}) n
       where (n - 1) % ${people} = 0 on conflict do nothing`,
    )
  for (const statement of DERIVED) await client.query(statement)
  await client.query("reset session_replication_role")
  const targets = [...Object.keys(ROWS), ...EVERY.map(([target]) => target)]
  const tables = new Set(targets.map(target => target.split(" ")[0]))
  const derived = [
    "private.certificate_words",
    "private.survey_totals",
    "public.raffle_draws",
    "public.raffle_winners",
  ]
  for (const table of [...tables, ...derived]) {
    await client.query(`vacuum ${table}`)
    // Apart from the vacuum, with which it would leave the statistics of the indexes as they were when empty.
    await client.query(`analyze ${table}`)
  }
}

/** The id of the nth person, whose learner is the next one. */
export function personId(person: number) {
  return `00000000-0000-4000-8000-${String(person).padStart(12, "0")}`
}

/** Gives a signed-in caller the rows of one person. */
export async function adopt(client: Client, caller: string, person: number) {
  const id = personId(person)
  await client.query("set session_replication_role = replica")
  for (const table of [
    "enrollments",
    "quiz_attempts",
    "certificates",
    "notices",
    "kit_requests",
    "survey_responses",
    "event_registrations",
    "raffle_entries",
  ])
    await client.query(`update public.${table} set user_id = $1 where user_id = $2`, [caller, id])
  await client.query("update public.guardianships set guardian_id = $1 where guardian_id = $2", [caller, id])
  await client.query("reset session_replication_role")
}
