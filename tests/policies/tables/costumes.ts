import type { TableRegistration } from "../access/policy-fixtures.ts"

const KEYS = [
  ...["party-hat", "bow-tie", "cardboard-crown", "sunglasses", "winter-scarf", "headphones", "flower-crown"],
  ...["chef-hat", "band-hat", "graduation-cap", "cape", "raincoat", "detective-coat", "paramedic-vest"],
  ...["astronaut-helmet", "quad", "kitchen", "bus", "festival", "bar", "seaside", "night-sky"],
]

export const table: TableRegistration = {
  staysSmall: "one row for each drawing",
  fixture: {
    areRowsSeeded: true,
    rows: Object.fromEntries(KEYS.map(key => [key, { key }])),
    inserts: { another: { key: "free-hat", kind: "costume", name: "Free hat", price: 1, position: 999 } },
    moves: { cheaper: { row: "astronaut-helmet", set: { price: 1 } } },
  },
}
