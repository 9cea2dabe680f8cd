import { dotted, figure, GREEN, INK, line, placed, WHITE } from "./hand.ts"
import { flesh, SAM } from "./people.ts"

const SUIT = { fill: GREEN[300], rim: GREEN[200] }

/** A baby's head from the front, eyes closed, its center at 0, 0: a high forehead and one curl. */
function face(place: { x: number; y: number; turn: number }) {
  const { shade, lips, hair, shine } = SAM
  return placed(
    [
      flesh(
        [
          { d: "M-62-6C-64 40-34 62 0 62C34 62 64 40 62-6C60-50 32-70 0-70C-32-70-60-50-62-6Z" },
          { d: "M-60 2C-74 0-76 28-58 28ZM60 2C74 0 76 28 58 28Z" },
        ],
        SAM,
        4.2,
        `<path d="M74-20C64 44 28 56-36 50L-20 84H76Z" fill="${shade}" opacity=".45"/>`,
      ),
      figure([{ d: "M-22-68C-10-84 18-84 26-68C16-72 10-66 6-56C0-62-10-68-22-68Z" }], {
        fill: hair,
        rim: shine,
      }),
      line("M-40 8Q-28 17-16 8M16 8Q28 17 40 8", 4.8),
      line("M-6 22C-3 27 4 27 7 22", 4),
      `<path d="M-12 40C-6 35-3 36 0 38C3 36 6 35 12 40C6 48-6 48-12 40Z" fill="${lips}" stroke="${INK}" stroke-width="3.2" stroke-linejoin="round"/>`,
    ].join(""),
    place,
  )
}

function fist(x: number, y: number) {
  return placed(flesh([{ d: "M-18 0C-18-23 18-23 18 0C18 23-18 23-18 0Z" }]), { x, y })
}

/** A baby on the back, the head to the left: arms and legs out, in a one-piece suit with feet. */
export function baby() {
  const trunk =
    "M236 296C250 268 340 264 406 280C436 290 446 308 446 334C446 360 436 378 406 388C340 404 250 400 236 372C226 350 226 318 236 296Z"
  return [
    figure(
      [
        { d: "M276 290C256 274 254 258 262 252", width: 40 },
        { d: "M276 378C256 394 254 410 262 416", width: 40 },
        { d: "M410 306C452 278 486 274 512 292", width: 56 },
        { d: "M410 362C452 390 486 394 512 376", width: 56 },
        { d: "M506 262C534 262 538 316 514 318C496 316 490 270 506 262Z" },
        { d: "M506 406C534 406 538 350 514 350C496 352 490 398 506 406Z" },
      ],
      SUIT,
    ),
    fist(261, 232),
    fist(261, 436),
    figure([{ d: trunk }], {
      ...SUIT,
      inside:
        dotted("M220 362C280 392 380 392 460 350V420H220Z", GREEN[500], 6.4, 1.7) +
        line("M240 336H300", 3.6, GREEN[600]) +
        `<g fill="${WHITE}"><circle cx="262" cy="336" r="5"/><circle cx="290" cy="336" r="5"/></g>`,
    }),
    face({ x: 176, y: 334, turn: -90 }),
  ].join("")
}

/** A baby on the back from the side, the head to the left and level, the face up. */
export function babySide() {
  return [
    `<g class="chest">${figure(
      [
        {
          d: "M390 404C370 366 396 330 452 316C540 300 600 316 640 348C666 370 672 404 648 424C600 438 420 438 390 404Z",
        },
        { d: "M620 380C664 352 708 350 738 362", width: 62 },
      ],
      { ...SUIT, inside: dotted("M380 396C480 420 580 420 780 390V440H380Z", GREEN[500], 6.4, 1.7) },
    )}</g>`,
    figure([{ d: "M536 368C562 388 584 396 606 396", width: 42 }], SUIT),
    fist(624, 394),
    sideHead(),
  ].join("")
}

// Rounder than an adult's, with a small nose and chin.
function sideHead() {
  const { shade, hair, shine } = SAM
  return [
    flesh(
      [
        {
          d: "M206 346C204 306 222 276 256 262C266 258 274 254 279 249C286 240 298 240 301 248C304 253 304 256 302 259C311 258 314 264 310 268C317 269 318 275 314 279C326 276 344 282 352 294C380 320 388 358 376 394C352 436 290 444 250 424C218 408 208 380 206 346Z",
        },
      ],
      SAM,
      4.4,
      `<path d="M216 410C280 436 350 420 376 370L400 420 330 460H220Z" fill="${shade}" opacity=".45"/>`,
    ),
    figure([{ d: "M214 388C196 350 200 310 222 284C246 292 258 318 254 350C250 378 236 398 214 388Z" }], {
      fill: hair,
      rim: shine,
    }),
    line("M262 288Q277 292 281 307", 4.8),
    flesh([{ d: "M316 344C334 332 352 348 342 366C332 382 310 376 306 362C305 354 308 348 316 344Z" }]),
  ].join("")
}
