import { AIR, figure, GRAY, GREEN, INK, line, MARIGOLD, placed, SIREN, WHITE } from "../course-art/hand.ts"
import { spray } from "../course-art/narcat.ts"

const round = "M-44-36C-44-46-38-52-28-52H28C38-52 44-46 44-36V36C44 46 38 52 28 52H-28C-38 52-44 46-44 36Z"
const card = "M-54-36C-54-42-50-46-44-46H44C50-46 54-42 54-36V36C54 42 50 46 44 46H-44C-50 46-54 42-54 36Z"
const steady = { wobble: 0.6 }

/** One drawing per thing in the bag, its center at 0, 0, about 110 wide. */
const BAG_THINGS: Record<string, () => string> = {
  spray: () => spray({ x: 0, y: 0, scale: 1 }),
  gloves: () =>
    [-26, 22]
      .map(x => placed(glove(), { x, y: x < 0 ? 2 : -4, turn: x < 0 ? -10 : 12, scale: 0.86 }))
      .join(""),
  shield: () =>
    figure([{ d: round }], { ...steady, fill: AIR[100], rim: WHITE }) +
    line("M-22-34C-26 4-14 34 0 34C14 34 26 4 22-34M-12-24Q-7-19-2-24M2-24Q7-19 12-24", 4.4, AIR[600]) +
    `<circle cy="12" r="11" fill="${GREEN[300]}" stroke="${AIR[700]}" stroke-width="4.400"/>`,
  phone: () =>
    figure(
      [{ d: "M-30-50C-30-56-26-58-22-58H22C26-58 30-56 30-50V50C30 56 26 58 22 58H-22C-26 58-30 56-30 50Z" }],
      {
        ...steady,
        fill: GRAY[700],
      },
    ) +
    `<rect x="-22" y="-44" width="44" height="82" rx="4" fill="${GREEN[300]}"/>` +
    line("M-10-14C-14 10 4 22 14 14M-10-14l4-6M14 14l4-4", 6) +
    `<circle cy="48" r="3.500" fill="${WHITE}"/>`,
  steps: () =>
    figure([{ d: round }], { ...steady, fill: WHITE }) +
    [-34, -12, 10, 32]
      .map(
        y =>
          `<circle cx="-24" cy="${y}" r="7" fill="${GREEN[400]}" stroke="${INK}" stroke-width="3.400"/>${line(`M-8 ${y}H28`, 5, GRAY[400])}`,
      )
      .join(""),
  helplines: () =>
    figure([{ d: card }], { ...steady, fill: MARIGOLD[300], rim: MARIGOLD[200] }) +
    figure([{ d: "M0 26C-30 4-34-10-26-20C-18-28-6-26 0-16C6-26 18-28 26-20C34-10 30 4 0 26Z" }], {
      ...steady,
      fill: SIREN[400],
      rim: SIREN[300],
    }),
  id: () =>
    figure([{ d: card }], { ...steady, fill: AIR[300], rim: AIR[200] }) +
    `<circle cx="-24" cy="-10" r="13" fill="${WHITE}" stroke="${INK}" stroke-width="4"/><path d="M-44 30C-44 12-4 12-4 30Z" fill="${WHITE}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>` +
    line("M10-16H40M10 2H40M10 20H30", 5),
  water: () =>
    figure(
      [
        {
          d: "M-12-58H12V-44C26-36 30-26 30-14V46C30 54 24 58 16 58H-16C-24 58-30 54-30 46V-14C-30-26-26-36-12-44Z",
        },
      ],
      {
        ...steady,
        fill: AIR[300],
        rim: AIR[100],
        inside: `<path d="M-40-4H40V26H-40Z" fill="${WHITE}"/>`,
      },
    ) +
    line("M-16-58H16", 14) +
    line("M-15-58H15", 6, AIR[600]),
  strips: () =>
    [-24, 24]
      .map((x, at) =>
        placed(
          figure([{ d: "M-15-54C-15-58 15-58 15-54V54C15 58-15 58-15 54Z" }], {
            ...steady,
            fill: WHITE,
            inside: `<path d="M-20-60H20V-32H-20Z" fill="${at ? GREEN[300] : SIREN[300]}"/><path d="M-20 34H20V60H-20Z" fill="${AIR[300]}"/>`,
          }) + line(at ? "M-8-14H8M-8 6H8" : "M-8-14H8", 6, SIREN[600]),
          { x, turn: at ? 8 : -8 },
        ),
      )
      .join(""),
  flashlight: () =>
    `<path d="M8-18L62-56V44L8 18Z" fill="${MARIGOLD[300]}" opacity=".8"/>` +
    figure([{ d: "M-58-14H-18L6-28C10-28 12-26 12-22V22C12 26 10 28 6 28L-18 14H-58C-62 14-62-14-58-14Z" }], {
      ...steady,
      fill: SIREN[400],
      rim: SIREN[300],
    }) +
    line("M-42-4H-28", 7),
  blanket: () =>
    figure(
      [{ d: "M-54-30C-54-40-46-44-38-44H38C46-44 54-40 54-30V30C54 40 46 44 38 44H-38C-46 44-54 40-54 30Z" }],
      {
        ...steady,
        fill: GREEN[400],
        rim: GREEN[300],
        inside: `<path d="M-60-20H60V-8H-60ZM-60 10H60V18H-60Z" fill="${WHITE}"/>`,
      },
    ) + line("M-54 28C-30 22 30 22 54 28", 4.4),
}

export const BAG_NAMES = Object.keys(BAG_THINGS)

export function bagSheet(name: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="140" viewBox="-70 -70 140 140">${BAG_THINGS[name]!()}</svg>\n`
}

function glove() {
  return (
    figure(
      [
        {
          d: "M-24 56V4C-34-6-40-22-34-28C-28-32-22-22-18-14V-44C-18-54-8-54-8-44V-52C-8-62 4-62 4-52V-44C6-54 16-52 16-42V-34C20-42 28-38 28-30V10C28 22 24 28 24 34V56Z",
        },
      ],
      { ...steady, fill: AIR[400], rim: AIR[300] },
    ) + line("M-24 40H24", 4.4)
  )
}
