interface Player {
  name: string
  /** The origin its frame comes from; no other one is let in. */
  origin: string
  /** The frame's address for a film. */
  frame(id: string): string
  /** The film's own page, for whoever does not want it in ours. */
  page(id: string): string
  /** What the frame's request says about us. YouTube plays nothing for a site that does not give its name. */
  referrer: "no-referrer" | "strict-origin"
}

/** Whose films a lesson may show. The schema of lessons and the policy of every page are made from this one list. */
export const PLAYERS = {
  youtube: {
    name: "YouTube",
    origin: "https://www.youtube-nocookie.com",
    frame: id => `https://www.youtube-nocookie.com/embed/${id}?rel=0&cc_load_policy=1`,
    page: id => `https://www.youtube.com/watch?v=${id}`,
    referrer: "strict-origin",
  },
  vimeo: {
    name: "Vimeo",
    origin: "https://player.vimeo.com",
    frame: id => `https://player.vimeo.com/video/${id}?dnt=1`,
    page: id => `https://vimeo.com/${id}`,
    referrer: "no-referrer",
  },
} satisfies Record<string, Player>

export type PlayerName = keyof typeof PLAYERS
export const PLAYER_NAMES = Object.keys(PLAYERS) as PlayerName[]
export const FRAME_ORIGINS = Object.values(PLAYERS).map(({ origin }) => origin)
