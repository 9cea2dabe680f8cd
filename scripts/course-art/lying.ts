import { AIR, figure, line, placed, SIREN, WHITE } from "./hand.ts"
import { face, flesh, hand, hoodie, hoodieShade, leg, sideFace, sleeve, sneaker, trousers } from "./people.ts"

// In all pictures the person lies with the head to the left, seen from above on the helper's side.
const NECK = "M172 226C186 222 200 224 214 228"
const TRUNK =
  "M204 176C214 168 232 168 250 168C320 164 380 168 434 182C446 214 446 252 434 286C380 298 320 302 250 296C230 296 214 294 204 288C190 250 190 212 204 176Z"
const HOOD_LOOK = { fill: AIR[500], rim: AIR[400] }
const HOOD =
  "M170 176C196 166 224 178 230 200C236 222 236 244 230 264C224 286 196 296 170 286C188 262 188 200 170 176Z"

/** A sneaker seen from the sole; the foot points up. */
export function uprightShoe(x: number, y: number, lean = 0) {
  return placed(
    figure([{ d: "M-16 22C-26 10-22-34-6-40C6-44 20-36 22-22C24-4 24 14 16 22C6 28-8 28-16 22Z" }], {
      fill: WHITE,
      rim: WHITE,
      inside: `<path d="M8-50H40V40H8Z" fill="${SIREN[400]}"/>`,
    }) + line("M-12-10L-2-14M-13 2L-2-2", 4),
    { x, y, turn: lean },
  )
}

const nearArms = {
  beside: () => sleeve("M222 284C262 312 318 320 372 312") + hand(384, 310, -6, 0.92),
  /** At a right angle to the body, elbow bent, palm up. */
  out: () => hand(160, 366, 180, 0.92) + sleeve("M226 280C230 312 232 334 234 352C216 362 190 366 168 366"),
}

const farArms = {
  beside: () => sleeve("M222 180C262 154 318 148 372 156") + hand(384, 158, 8, 0.92),
  cheek: () => hand(180, 288, 186, 0.96) + sleeve("M226 188C276 180 318 206 302 242C284 270 232 286 192 290"),
}

const farLegs = {
  straight: () => leg("M428 208C510 204 590 204 660 206") + uprightShoe(696, 196, -4),
  bent: () =>
    trousers([
      { d: "M430 206C466 176 504 136 536 108", width: 54 },
      { d: "M536 108C556 146 574 184 588 220", width: 48 },
    ]) + sneaker(596, 226, 4, 0.9),
}

interface OnBack {
  nearArm?: keyof typeof nearArms
  farArm?: keyof typeof farArms
  farLeg?: keyof typeof farLegs
  /** Drawn over the far limbs and under the trunk. */
  beside?: string
}

/** A person on their back: far limbs first, then the trunk and near limbs. */
export function onBack({
  nearArm = "beside",
  farArm = "beside",
  farLeg = "straight",
  beside = "",
}: OnBack = {}) {
  return [
    farArm === "beside" ? farArms.beside() : "",
    farLegs[farLeg](),
    beside,
    leg("M428 262C510 268 590 270 660 268"),
    uprightShoe(696, 268, 4),
    flesh([{ d: NECK, width: 44 }]),
    hoodie(
      TRUNK,
      hoodieShade("M196 268C280 290 380 288 450 262V310H190Z") +
        line("M234 214C250 212 262 216 272 222M234 246C250 250 262 248 272 242", 4.6, WHITE),
    ),
    figure([{ d: HOOD }], HOOD_LOOK),
    face({ x: 126, y: 230, turn: -90, scale: 1.04 }),
    nearArms[nearArm](),
    farArm === "cheek" ? farArms.cheek() : "",
  ].join("")
}

/** A person in the recovery position: on the side, facing us, head tilted back, mouth toward the floor. */
export function onSide() {
  return [
    // The arm on the floor, laid out in front.
    hand(120, 362, 180, 0.92) + sleeve("M236 262C226 300 214 330 202 348C180 358 150 362 128 362"),
    leg("M440 250C520 262 600 262 668 262", 48) + sneaker(692, 258, -78, 0.86, true),
    // The other hand lies under the cheek; its arm comes over the chest.
    hand(206, 310, 196, 1),
    flesh([{ d: "M182 232C200 232 216 234 230 238", width: 42 }]),
    sideFace({ x: 136, y: 228, turn: -72, scale: 1.06, flipped: true }),
    hoodie(
      "M214 196C250 176 330 172 400 178C446 182 474 204 474 234C474 262 452 284 420 286C360 294 290 296 236 284C204 268 200 216 214 196Z",
      hoodieShade("M206 258C280 284 380 284 470 246V310H200Z"),
    ),
    figure(
      [
        {
          d: "M206 190C226 178 246 190 250 212C252 238 246 262 232 280C214 272 206 262 204 250C214 234 214 210 206 190Z",
        },
      ],
      HOOD_LOOK,
    ),
    // The upper leg in front, knee and hip at a right angle, prevents rolling over.
    trousers([
      { d: "M438 226C462 262 480 300 494 336", width: 56 },
      { d: "M494 336C540 342 580 342 622 338", width: 48 },
    ]),
    sneaker(646, 336, -82, 0.86, true),
    sleeve("M262 208C304 232 312 276 288 302C266 320 236 322 214 314"),
  ].join("")
}

/** Halfway over: knee and shoulder come toward the helper, the hand stays at the cheek. */
export function rolling() {
  return [
    hand(150, 378, 180, 0.92) + sleeve("M232 270C228 310 226 342 224 360C204 372 180 376 160 378"),
    leg("M436 262C520 272 596 272 664 270", 48) + uprightShoe(696, 266, 14),
    flesh([{ d: "M176 224C192 222 206 226 222 230", width: 44 }]),
    hoodie(
      "M206 172C240 158 330 156 404 172C446 182 462 210 458 244C454 276 430 290 392 292C330 298 270 300 222 290C192 262 192 196 206 172Z",
      hoodieShade("M196 262C280 288 380 286 460 250V310H190Z"),
    ),
    figure([{ d: HOOD }], HOOD_LOOK),
    face({ x: 128, y: 236, turn: -86, scale: 1.04, look: -13 }),
    trousers([
      { d: "M432 214C474 204 520 202 556 214", width: 58 },
      { d: "M556 214C590 240 612 264 630 292", width: 48 },
    ]),
    sneaker(640, 306, 46, 0.86),
    hand(180, 298, 190, 0.96) + sleeve("M232 184C286 184 326 216 308 254C290 282 236 298 192 300"),
  ].join("")
}
