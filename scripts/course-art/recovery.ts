import { AIR, GREEN, MARIGOLD, placed } from "./hand.ts"
import { onBack, onSide, rolling } from "./lying.ts"
import { arm, bandana, body, head, paw, stripe, tail } from "./narcat.ts"
import { arrow, breathing, type Drawing, rug, wide } from "./scene.ts"

// Seen from the helper: Narcat's paws reach in from below, so near and far match the learner's view.

function pawAtCheek() {
  return (
    arm("M132 490C140 440 160 392 182 352", 42, stripe([112, 438], [144, 430], [176, 442], 13)) +
    paw(194, 330, -62, 0.95)
  )
}

/** The arm nearest to the helper is laid out, elbow bent. */
export function armOut(): Drawing {
  return wide(
    rug() +
      placed(onBack({ nearArm: "out" }), { x: 16 }) +
      arm("M262 492C258 462 252 438 244 420", 42, stripe([226, 448], [256, 440], [288, 446], 13)) +
      paw(238, 400, -106) +
      arrow("M356 344C352 384 336 402 314 404", [316, 404], 178, GREEN[700]),
  )
}

/** The far hand against the near cheek, held there. */
export function handToCheek(): Drawing {
  return wide(
    rug() +
      placed(onBack({ nearArm: "out", farArm: "cheek" }), { x: 16 }) +
      pawAtCheek() +
      arrow("M286 126C338 128 372 156 376 196", [376, 194], 92, GREEN[700]),
  )
}

/** The far knee bent up, foot on the floor. */
export function kneeUp(): Drawing {
  return wide(
    rug() +
      placed(onBack({ nearArm: "out", farArm: "cheek", farLeg: "bent" }), { x: 16 }) +
      pawAtCheek() +
      arm("M446 496C450 400 474 262 512 162", 42, stripe([438, 340], [466, 336], [492, 348], 13)) +
      paw(526, 134, -66) +
      arrow("M656 164C656 116 634 84 600 72", [602, 73], 196, GREEN[700]),
  )
}

/** Knee and hand pulled, the body turns toward the helper. */
export function roll(): Drawing {
  return wide(
    rug() +
      placed(rolling(), { x: 16 }) +
      pawAtCheek() +
      arm("M560 496C566 420 566 330 556 262", 42, stripe([538, 372], [566, 364], [592, 372], 13)) +
      paw(552, 234, -96) +
      arrow("M396 326C400 350 400 366 398 384", [398, 386], 90, GREEN[700]),
  )
}

/** On the side, and Narcat beside them. */
export function recoveryPosition(): Drawing {
  const narcat = [
    tail("M262 402C340 420 372 372 350 318"),
    body("none"),
    bandana(205, 240),
    head({ x: 205, y: 154, turn: 6 }),
  ].join("")
  return wide(
    rug(AIR[200], AIR[300], MARIGOLD[100]) +
      placed(narcat, { x: 350, y: -8, scale: 0.68 }) +
      `<g class="chest">${placed(onSide(), { y: 30 })}</g>`,
    breathing("chest", "scale(1,.985)", "scale(1,1.005)"),
  )
}
