import { baby, babySide } from "./baby.ts"
import { AIR, dotted, GREEN, MARIGOLD, placed, WHITE } from "./hand.ts"
import { arm, bandana, body, fur, head, paw, profile, stripe, tail } from "./narcat.ts"
import { arrow, breathing, type Drawing, field, rings, rug, wide } from "./scene.ts"

/** Kneeling at a baby: the heel of one paw on the middle of the chest, the other paw on the forehead. */
export function infantCompressions(): Drawing {
  const narcat = { x: 146, y: -8, scale: 0.74 }
  const kneeling =
    placed(body("none"), narcat) +
    fur([
      { d: "M268 218L240 262", width: 64 },
      { d: "M328 218L358 262", width: 64 },
    ])
  const pushing = [
    arm("M346 194L312 292", 32, stripe([354, 244], [336, 242], [318, 234])),
    paw(309, 318, 90, 1.04),
  ].join("")
  const scene = [
    tail("M328 218C390 242 452 222 446 176C442 154 454 140 474 146", 24),
    kneeling,
    placed(baby(), { x: 32, y: 20, scale: 0.9 }),
    placed(bandana(205, 240) + head({ x: 205, y: 154, turn: -5, eyes: "focus", mouth: "flat" }), narcat),
    arm("M250 196C220 206 182 222 160 262", 32, stripe([208, 232], [200, 216], [190, 206])),
    paw(152, 288, 100, 0.94),
    `<g class="push">${pushing}</g>`,
    arrow("M392 294V332", [392, 334], 90, WHITE),
  ].join("")
  return wide(
    rug(AIR[200], AIR[300], MARIGOLD[100]) + placed(scene, { x: 84 }),
    // 110 times a minute: the guidelines of the American Heart Association say 100 to 120.
    ".push{animation:push .545s ease-in-out infinite}@keyframes push{50%{transform:translateY(7px)}}",
  )
}

/** A breath for a baby: the head tilted only a little, Narcat's mouth over mouth and nose. */
export function infantBreath(): Drawing {
  const trunk = "M402 120C486 100 592 152 634 236C660 290 668 340 660 400H440C420 340 400 300 384 240Z"
  const coat = [
    dotted("M560 130C640 200 660 300 640 420L720 400V130Z", MARIGOLD[500]),
    stripe([596, 190], [566, 196], [546, 214], 14),
    stripe([632, 246], [598, 248], [574, 264], 14),
  ].join("")
  const helping = [
    fur([{ d: trunk }], coat),
    arm("M318 184C268 152 218 172 210 226", 34),
    babySide(),
    bandana(412, 174, -62, 0.9),
    profile({ x: 322, y: 154, turn: -45 }),
    paw(212, 254, 66, 0.88),
    arm("M512 236C484 280 440 296 402 290", 36, stripe([474, 296], [468, 276], [456, 258], 11)),
    paw(386, 286, 192, 0.88),
  ].join("")
  return wide(
    field(AIR[200]) +
      rings(600, 160, 240, [AIR[300], "#bfe8ff", AIR[100]]) +
      `<path d="M0 412C220 396 440 424 800 404V450H0Z" fill="${GREEN[400]}"/>` +
      placed(helping, { x: 16, y: 6, scale: 0.95 }) +
      arrow("M470 392V350", [470, 348], -90, WHITE),
    breathing("chest", "scale(1,.97)", "scale(1,1.03)"),
  )
}
