import type { ThingKey } from "./bag-things.ts"

export interface BagTable {
  /** Every thing twice, in the order of the table. */
  deck: readonly ThingKey[]
  /** The places of the cards that lie open without a pair; two of them stay until the next card. */
  open: readonly number[]
  /** The pairs, in the order in which they were found. */
  matched: readonly ThingKey[]
}

export function newTable(keys: readonly ThingKey[], random: () => number = Math.random): BagTable {
  const deck = [...keys, ...keys]
  for (let at = deck.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[deck[at], deck[other]] = [deck[other]!, deck[at]!]
  }
  return { deck, open: [], matched: [] }
}

/** The table after a card was turned. A card that is open already stays as it is. */
export function turnCard(table: BagTable, place: number): BagTable {
  const { deck, matched } = table
  const thing = deck[place]
  if (!thing || matched.includes(thing)) return table
  const open = table.open.length === 2 ? [] : table.open
  if (open.includes(place)) return table
  const [first] = open
  if (first !== undefined && deck[first] === thing) return { deck, open: [], matched: [...matched, thing] }
  return { deck, open: [...open, place], matched }
}

const COLUMNS = 4

/** Where an arrow key leads in the grid, or undefined at its edge and for other keys. */
export function cardBeside(place: number, key: string, count: number) {
  const column = place % COLUMNS
  const target = {
    ArrowLeft: column > 0 ? place - 1 : undefined,
    ArrowRight: column < COLUMNS - 1 ? place + 1 : undefined,
    ArrowUp: place - COLUMNS,
    ArrowDown: place + COLUMNS,
    Home: 0,
    End: count - 1,
  }[key]
  return target !== undefined && target >= 0 && target < count ? target : undefined
}
