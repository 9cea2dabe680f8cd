/** The drawings in public/art/awards, by what they show. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  breath: "A long breath",
  door: "An open door",
  hand: "A steady hand",
  cake: "A slice of cake",
}
