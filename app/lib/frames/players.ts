interface Player {
  name: string
  /** The only origin that the Content-Security-Policy allows for its frame. */
  origin: string
  /** The frame's URL for a video. */
  frame(id: string): string
  /** The video's page on the player's own site, for visitors who do not want it embedded. */
  page(id: string): string
  /** The frame's referrer policy. YouTube refuses to play without a referrer. */
  referrer: "no-referrer" | "strict-origin"
}

/** The players a lesson can embed. The lesson schema and the Content-Security-Policy are both built from this list. */
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

type PlayerName = keyof typeof PLAYERS
export const PLAYER_NAMES = Object.keys(PLAYERS) as PlayerName[]
export const FRAME_ORIGINS = Object.values(PLAYERS).map(({ origin }) => origin)
