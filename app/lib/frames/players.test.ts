import { expect, test } from "vitest"
import { FRAME_ORIGINS, PLAYERS } from "./players.ts"

test("every player loads over https from an origin that the Content-Security-Policy allows", () => {
  for (const { frame, origin } of Object.values(PLAYERS)) {
    expect(new URL(frame("abc123")).origin).toBe(origin)
    expect(new URL(origin).protocol).toBe("https:")
  }
  expect(FRAME_ORIGINS).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"])
})
