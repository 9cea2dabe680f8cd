import type { Client } from "pg"

/** A word is chosen with a probability that falls with its rank, as in real text. */
const RANK_POWER = 4
/** One word in 200 is new, such as a name. */
const NEW_WORDS = 0.005
const BATCH = 500
const SYLLABLES =
  "an bel con dor el fin gra hol in jor kel lan mor nel or per quin ras sol tion ur vel".split(" ")

type Random = () => number
type Writer = (count: number) => string

/** The words of the site's own documents. */
export async function knownWords(client: Client) {
  const { rows } = await client.query<{ word: string }>(
    "select word from private.search_vocabulary where word ~ '^[a-z]{4,}$' order by md5(word)",
  )
  return rows.map(({ word }) => word)
}

/** Adds the documents of articles `from` + 1 to `to` with 200 words each, and of half as many events. */
export async function addDocuments(client: Client, known: readonly string[], from: number, to: number) {
  for (let first = from + 1; first <= to; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, to - first + 1) }, (_, index) => first + index)
    const documents = batch.flatMap(n => {
      const words = writer(randomNumbers(n), known)
      return n % 2 === 0 ? [article(words, n), event(words, n)] : [article(words, n)]
    })
    await client.query(
      `insert into private.search_documents (kind, source_id, locale, path, title, passages)
       select kind, gen_random_uuid(), 'en', path, title, passages
       from jsonb_to_recordset($1) as d (kind text, path text, title text, passages text[])`,
      [JSON.stringify(documents)],
    )
  }
  await client.query("vacuum analyze private.search_documents")
  await client.query("vacuum analyze private.search_vocabulary")
}

function event(words: Writer, n: number) {
  const passages = [`Learn to use naloxone: ${words(6)}`, "Library, Springfield, Ohio"]
  return { kind: "event", path: `/events/bench-${n}`, title: `Training ${n}`, passages }
}

function article(words: Writer, n: number) {
  const title = n === 500 ? "Glockenspiel" : `${n % 3 === 0 ? "Naloxone" : "About"} ${words(5)}`
  const more = [n % 2 === 0 ? "naloxone" : "", n % 50 === 0 ? "receptors" : ""].join(" ")
  const passages = [words(20), words(80), `${words(40)} ${more} ${words(40)}`, words(20)]
  return { kind: "article", path: `/news/blog/bench-${n}`, title, passages }
}

function writer(random: Random, known: readonly string[]): Writer {
  const word = () =>
    random() < NEW_WORDS
      ? Array.from({ length: 3 }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join("")
      : known[Math.floor(random() ** RANK_POWER * known.length)]
  return (count: number) => Array.from({ length: count }, word).join(" ")
}

/** The same numbers for the same seed (mulberry32). */
function randomNumbers(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
