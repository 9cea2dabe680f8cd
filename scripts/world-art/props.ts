import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import {
  AIR,
  dotted,
  figure,
  GRAY,
  GREEN,
  INK,
  line,
  MARIGOLD,
  placed,
  SIREN,
  WHITE,
} from "../course-art/hand.ts"
import { face, type Looks } from "../course-art/people.ts"
import { word } from "../course-art/scene.ts"

const TOP_LEFT = { x: 96, y: 112 }
const BOTTOM_RIGHT = { x: 520, y: 704 }

const note = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${line("M0 0V-34L18-40V-8", 5)}<ellipse cx="-7" cy="0" rx="8" ry="6" fill="${INK}"/><ellipse cx="11" cy="-7" rx="8" ry="6" fill="${INK}"/></g>`

const headphones = () =>
  line("M222 432C236 470 364 470 378 432", 22) +
  line("M222 432C236 470 364 470 378 432", 12, SIREN[400]) +
  figure(
    [
      {
        d: "M200 410C200 390 240 390 240 410V446C240 462 200 462 200 446ZM360 410C360 390 400 390 400 410V446C400 462 360 462 360 446Z",
      },
    ],
    {
      fill: SIREN[500],
      rim: SIREN[400],
    },
  ) +
  note(262, 398) +
  note(330, 404)

const book = () =>
  placed(
    figure([{ d: "M-76-30C-50-42-20-40 0-26C20-40 50-42 76-30V40C50 28 20 30 0 44C-20 30-50 28-76 40Z" }], {
      fill: WHITE,
      inside: "",
    }) +
      line("M0-26V42", 4.4) +
      line(
        "M-58-12C-44-16-30-16-18-10M-58 6C-44 2-30 2-18 8M18-10C30-16 44-16 58-12M18 8C30 2 44 2 58 6",
        4,
        GRAY[400],
      ),
    { ...BOTTOM_RIGHT, turn: -8 },
  )

const backpack = () =>
  placed(
    line("M-26-66C-26-96 26-96 26-66", 16) +
      line("M-26-66C-26-96 26-96 26-66", 7, GREEN[700]) +
      figure([{ d: "M-56-40C-56-72-34-78 0-78C34-78 56-72 56-40V44C56 66 34 70 0 70C-34 70-56 66-56 44Z" }], {
        fill: AIR[500],
        rim: AIR[400],
        inside: dotted("M-60 40C-20 66 30 60 60 20V80H-60Z", AIR[700], 6.4, 1.8),
      }) +
      figure([{ d: "M-34-4C-34-10 34-10 34-4V40C34 48-34 48-34 40Z" }], { fill: AIR[300], rim: AIR[200] }) +
      line("M-34 10H34", 4.4),
    { ...TOP_LEFT, turn: -6 },
  )

const mug = () =>
  placed(
    line("M34-14C66-20 66 30 32 24", 19) +
      line("M34-14C66-20 66 30 32 24", 9, WHITE) +
      figure([{ d: "M-38-42H38L32 42C32 50-32 50-32 42Z" }], {
        fill: WHITE,
        rim: WHITE,
        inside: `<path d="M-50-6H50V14H-50Z" fill="${SIREN[400]}"/>`,
      }) +
      `<ellipse cy="-42" rx="38" ry="10" fill="#723812" stroke="${INK}" stroke-width="4.400"/>` +
      line("M-14-62C-22-76-6-82-14-96M12-62C4-76 20-82 12-96", 5, GRAY[400]),
    TOP_LEFT,
  )

const flour = () =>
  `<g fill="${WHITE}"><path d="M452 548C464 540 478 548 476 560C486 566 480 580 468 578C458 588 444 580 446 568C438 560 442 550 452 548Z"/><circle cx="484" cy="536" r="6"/><circle cx="440" cy="592" r="5"/><circle cx="492" cy="588" r="4"/></g>`

const timer = () =>
  placed(
    line("M-62-44L-48-34M62-44L48-34M-76-6H-58M76-6H58", 6) +
      figure([{ d: "M-50 0A50 50 0 1 1 50 0A50 50 0 1 1-50 0Z" }], {
        fill: MARIGOLD[400],
        rim: MARIGOLD[300],
        wobble: 0.4,
      }) +
      `<circle r="34" fill="${WHITE}" stroke="${INK}" stroke-width="4.400"/>` +
      line("M0 0V-22M0 0L14 8", 5),
    BOTTOM_RIGHT,
  )

const glitter = () => {
  const star = (x: number, y: number, color: string) =>
    `<path transform="translate(${x} ${y})" d="M0-12L3.500-3.500L12 0L3.500 3.500L0 12L-3.500 3.500L-12 0L-3.500-3.500Z" fill="${color}"/>`
  return (
    star(262, 150, MARIGOLD[300]) +
    star(300, 136, GREEN[300]) +
    star(338, 148, SIREN[300]) +
    star(284, 168, AIR[300]) +
    star(322, 170, MARIGOLD[300])
  )
}

const wristband = () => line("M86 590L142 604", 24) + line("M88 590L140 603", 14, SIREN[400])

const speaker = () =>
  placed(
    figure([{ d: "M-50-78C-50-84 50-84 50-78V78C50 84-50 84-50 78Z" }], {
      fill: GRAY[700],
      rim: GRAY[600],
      wobble: 0.8,
    }) +
      `<circle cy="28" r="34" fill="${GRAY[300]}" stroke="${INK}" stroke-width="4.400"/><circle cy="28" r="14" fill="${INK}"/><circle cy="-44" r="16" fill="${GRAY[300]}" stroke="${INK}" stroke-width="4.400"/>` +
      line("M-64-60Q-78-44-64-28M-80-70Q-102-44-80-18", 5),
    { x: 534, y: 700, scale: 0.9 },
  )

const glass = () =>
  placed(
    figure([{ d: "M-34-60H34L26 56C26 62-26 62-26 56Z" }], {
      fill: AIR[100],
      rim: WHITE,
      inside: `<path d="M-40-24H40V70H-40Z" fill="${MARIGOLD[500]}"/>`,
    }) + line("M10-84L-6 30", 7, SIREN[400]),
    BOTTOM_RIGHT,
  )

const neon = (letters: Lettering) =>
  placed(
    figure([{ d: "M-78-46C-78-54 78-54 78-46V46C78 54-78 54-78 46Z" }], {
      fill: AIR[800],
      rim: AIR[700],
      wobble: 0.8,
    }) +
      line("M-62-32H62V32H-62Z", 5, AIR[400]) +
      word(letters, "LOU’S", 0, 16, { size: 44, color: AIR[200], wdth: 78 }),
    { ...TOP_LEFT, turn: -4 },
  )

const jacket = () =>
  figure([{ d: "M138 138C150 104 450 104 462 138C474 190 474 250 458 318H142C126 250 126 190 138 138Z" }], {
    fill: AIR[700],
    rim: AIR[600],
    inside: dotted("M120 230H480V330H120Z", AIR[800], 7, 2),
  }) +
  line("M150 176C170 184 190 184 206 178M146 214C160 220 176 220 190 216M170 112C180 126 196 132 216 132", 5)

const yawn = () => {
  const looks: Looks = {
    skin: "#b9764a",
    rim: "#cf9064",
    shade: "#99592f",
    hair: "#2a1a14",
    shine: "#4a3024",
    lips: "#b9764a",
  }
  return placed(
    figure([{ d: "M-70 150C-70 80-40 62 0 62C40 62 70 80 70 150Z" }], {
      fill: MARIGOLD[400],
      rim: MARIGOLD[300],
    }) +
      face({ x: 0, y: 0, scale: 1.1, looks, hair: "cropped" }) +
      `<ellipse cy="40" rx="15" ry="19" fill="#8d1f14" stroke="${INK}" stroke-width="4.600"/>`,
    { x: 92, y: 100 },
  )
}

const ticket = (letters: Lettering) =>
  placed(
    figure(
      [{ d: "M-70-36C-70-42 70-42 70-36V-10C58-10 58 10 70 10V36C70 42-70 42-70 36V10C-58 10-58-10-70-10Z" }],
      {
        fill: MARIGOLD[300],
        rim: MARIGOLD[200],
        wobble: 0.8,
      },
    ) + word(letters, "N 7", 0, 15, { size: 42, wdth: 84 }),
    { ...BOTTOM_RIGHT, turn: -12 },
  )

const rain = () =>
  figure([{ d: "M206-20H414V78C414 88 206 88 206 78Z" }], { fill: AIR[800], rim: AIR[700], wobble: 0.8 }) +
  line(
    "M234 16l-8 18M270 6l-8 18M300 40l-8 18M338 12l-8 18M372 34l-8 18M250 50l-7 16M396 4l-7 16",
    5,
    AIR[300],
  )

type Draw = (letters: Lettering) => string

/** What is in each place besides the person: behind them, and in front. */
export const PROPS: Record<string, { behind: Draw[]; front: Draw[] }> = {
  quad: { behind: [backpack, book], front: [headphones] },
  kitchen: { behind: [mug, timer], front: [flour] },
  festival: { behind: [speaker], front: [glitter, wristband] },
  bar: { behind: [neon, glass, jacket], front: [] },
  bus: { behind: [yawn, ticket, rain], front: [] },
}

const tuft = (x: number, y: number, color: string) =>
  line(`M${x} ${y}l-6-14M${x + 6} ${y}l2-18M${x + 12} ${y}l8-13`, 4, color)

/** The ground that the person lies on, seen from above. */
export const GROUNDS: Record<string, () => string> = {
  quad: () =>
    ground(GREEN[300]) +
    `<path d="M0 520C180 470 420 560 600 500V800H0Z" fill="${GREEN[400]}"/>` +
    [
      [40, 250],
      [440, 300],
      [560, 470],
      [30, 520],
      [200, 770],
      [420, 780],
      [180, 60],
      [360, 50],
    ]
      .map(([x, y]) => tuft(x!, y!, GREEN[600]))
      .join(""),
  kitchen: () =>
    ground(MARIGOLD[100]) +
    Array.from({ length: 24 }, (_, at) => {
      const [column, row] = [at % 4, Math.floor(at / 4)]
      return (column + row) % 2
        ? ""
        : `<rect x="${column * 150}" y="${row * 150}" width="150" height="150" fill="${MARIGOLD[200]}"/>`
    }).join(""),
  festival: () =>
    ground(GREEN[700]) +
    `<path d="M0 470C200 430 400 520 600 460V800H0Z" fill="${GREEN[800]}"/>` +
    [
      [60, 300, SIREN[400]],
      [560, 290, MARIGOLD[400]],
      [34, 560, AIR[400]],
      [570, 560, GREEN[300]],
      [230, 760, MARIGOLD[300]],
      [400, 60, SIREN[300]],
      [170, 60, AIR[300]],
      [40, 40, GREEN[300]],
    ]
      .map(
        ([x, y, color]) =>
          `<rect x="${x}" y="${y}" width="16" height="9" rx="2" fill="${color}" transform="rotate(${Number(x) % 80} ${x} ${y})"/>`,
      )
      .join(""),
  bar: () =>
    ground("#9f5013") +
    line(
      "M0 130H600M0 270H600M0 410H600M0 550H600M0 690H600M180 0V130M420 130V270M120 270V410M520 410V550M60 550V690M360 690V800",
      5,
      "#723812",
    ),
  bus: () =>
    ground(GRAY[300]) +
    dotted("M0 100H600V800H0Z", GRAY[400], 22, 3) +
    `<path d="M0 0H600V96H0Z" fill="${AIR[300]}"/><path d="M0 92H600V108H0Z" fill="${INK}"/><path d="M564 108H584V800H564Z" fill="${MARIGOLD[400]}"/>`,
}

function ground(color: string) {
  return `<rect width="600" height="800" fill="${color}"/>`
}
