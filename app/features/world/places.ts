/** The five places of Narcat's World, in the order in which they are listed, and the stories that happen there. */
export const PLACES = [
  {
    key: "quad",
    name: "The quad",
    scenes: ["the-locked-door", "a-pill-from-a-friend", "the-study-group"],
  },
  { key: "kitchen", name: "Mom’s kitchen", scenes: ["the-medicine-shelf", "too-long-in-the-bathroom"] },
  {
    key: "festival",
    name: "Festival field",
    scenes: [
      "the-quiet-friend",
      "too-hot-to-dance",
      "the-long-line",
      "the-borrowed-spray",
      "after-the-last-song",
    ],
  },
  {
    key: "bar",
    name: "Lou’s bar",
    scenes: ["the-back-booth", "last-call", "the-parking-lot", "new-on-the-job"],
  },
  { key: "bus", name: "Night bus", scenes: ["the-last-stop"] },
] as const

export type Place = (typeof PLACES)[number]["key"]

export function isPlace(key: string): key is Place {
  return PLACES.some(place => place.key === key)
}

/** Every place has one of each. */
export const GAMES = ["breathe", "signs", "bag"] as const

export type Game = (typeof GAMES)[number]

/** The pages of the games; places and stories are pages of the content. */
export function gamePages() {
  return PLACES.flatMap(({ key }) => {
    const place = `/narcatsworld/${key}`
    return GAMES.map(game => ({ place, path: `${place}/${game}` }))
  })
}
