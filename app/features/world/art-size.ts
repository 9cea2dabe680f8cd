type Size = readonly [width: number, height: number]

// A person is drawn in several poses: `maya-kneel`.
const POSES: Record<string, Size> = {
  stand: [170, 320],
  worried: [170, 320],
  happy: [190, 320],
  phone: [190, 320],
  spray: [190, 320],
  cup: [190, 320],
  shout: [220, 320],
  sit: [170, 258],
  "sit-sad": [170, 258],
  slump: [190, 250],
  kneel: [230, 250],
  "kneel-spray": [230, 250],
  "kneel-phone": [230, 250],
  lie: [340, 150],
  "lie-calm": [340, 150],
  side: [340, 190],
}

const THINGS: Record<string, Size> = {
  spray: [90, 120],
  "phone-911": [90, 140],
  backpack: [110, 130],
  pills: [110, 110],
  "pill-bottle": [80, 120],
  lockbox: [130, 110],
  "drop-box": [130, 220],
  water: [60, 110],
  coffee: [90, 90],
  glass: [60, 90],
  blanket: [230, 120],
  cot: [280, 110],
  ambulance: [300, 170],
  car: [280, 130],
  laptop: [150, 100],
  letter: [110, 80],
  clock: [110, 110],
  "breath-five": [130, 130],
  zzz: [110, 90],
  heart: [100, 90],
  table: [260, 120],
  // Rooms that belong to a place; each covers its background.
  lot: [800, 450],
  dorm: [800, 450],
  library: [800, 450],
  bathroom: [800, 450],
}

const NOTHING: Size = [0, 0]

/** The size of a drawing in `public/art/world`, in units of a scene's picture. */
export function artSize(art: string): Size {
  return THINGS[art] ?? POSES[art.slice(art.indexOf("-") + 1)] ?? NOTHING
}
