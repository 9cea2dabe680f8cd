/** The signs of an opioid overdose. Sources: CDC and ASAM, as the course teaches them. */
const SIGNS = {
  unresponsive: {
    name: "Won’t wake up",
    reply:
      "Shout, shake a shoulder, rub your knuckles on the breastbone. If that doesn’t wake them, it’s an emergency.",
  },
  breathing: {
    name: "Slow or no breathing",
    reply: "Watch the chest. Slow, shallow or no breaths: this is the sign that matters most.",
  },
  gurgling: {
    name: "Gurgling or snoring",
    reply: "Gurgling, choking or snoring in someone you can’t wake isn’t sleep.",
  },
  pupils: {
    name: "Pinpoint pupils",
    reply:
      "Under the eyelid, the pupil is tiny, like the tip of a pin. With mixed drugs it can look normal, so don’t wait for it.",
  },
  limp: { name: "Limp body", reply: "The arm is loose and drops back when you lift it." },
  clammy: { name: "Cold, clammy skin", reply: "The skin feels cold and damp, even in a warm place." },
} as const

const BLUE_LIPS = {
  name: "Blue or purple lips",
  reply: "On lighter skin, lips and nails turn blue or purple. On darker skin, look for gray or ashen.",
}
const GRAY_LIPS = {
  name: "Gray lips",
  reply: "On darker skin, lips and nails turn gray or ashen. On lighter skin, look for blue or purple.",
}

interface Finding {
  name: string
  reply: string
}

export interface Spot extends Finding {
  key: string
  isSign: boolean
  /** The classes of its middle in the picture. */
  at: string
}

interface Picture {
  /** The picture in words, without what there is to find. */
  alt: string
  lips: Finding
  others: readonly (Finding & { key: string; at: string })[]
}

/** What else is in the picture of each place. */
const PICTURES = {
  quad: {
    alt: "A student with curly hair lies on the grass of the quad. A friend’s hand shakes a shoulder.",
    lips: GRAY_LIPS,
    others: [
      {
        key: "music",
        at: "left-[63%] top-[53.5%]",
        name: "Music in the headphones",
        reply: "Music isn’t a sign. Take the headphones off, so that you can hear them breathe.",
      },
      {
        key: "book",
        at: "left-[86.5%] top-[88%]",
        name: "An open book",
        reply: "Plenty of people doze off over a book. What counts is whether they wake up.",
      },
      {
        key: "backpack",
        at: "left-[16%] top-[14%]",
        name: "A backpack",
        reply: "Not a sign. But look inside: there may be naloxone in it.",
      },
    ],
  },
  kitchen: {
    alt: "A woman with gray hair lies on the kitchen floor. Her daughter’s hand shakes a shoulder.",
    lips: BLUE_LIPS,
    others: [
      {
        key: "coffee",
        at: "left-[16%] top-[14%]",
        name: "A mug of coffee",
        reply: "Not a sign, and coffee doesn’t help. Nothing to drink for someone who isn’t awake.",
      },
      {
        key: "flour",
        at: "left-[77.5%] top-[70.5%]",
        name: "Flour on the sleeve",
        reply: "That’s from baking. It isn’t a sign.",
      },
      {
        key: "timer",
        at: "left-[86.5%] top-[88%]",
        name: "The oven timer",
        reply: "It rings, but it isn’t a sign. Ask someone to turn off the oven.",
      },
    ],
  },
  festival: {
    alt: "A dancer with cropped hair lies on the festival field. A friend’s hand shakes a shoulder.",
    lips: GRAY_LIPS,
    others: [
      {
        key: "glitter",
        at: "left-[50%] top-[19%]",
        name: "Glitter in the hair",
        reply: "It shines and wipes off. It isn’t a sign.",
      },
      {
        key: "wristband",
        at: "left-[19%] top-[74.5%]",
        name: "A wristband",
        reply: "That only shows that they paid. It isn’t a sign.",
      },
      {
        key: "speaker",
        at: "left-[89%] top-[87%]",
        name: "Loud music",
        reply: "Not a sign, but it hides the sound of breathing. Go close and look at the chest.",
      },
    ],
  },
  bar: {
    alt: "A man with a beard lies on the floor of Lou’s bar. A bartender’s hand shakes a shoulder.",
    lips: BLUE_LIPS,
    others: [
      {
        key: "glass",
        at: "left-[86.5%] top-[88%]",
        name: "A glass",
        reply:
          "A drink isn’t a sign. Alcohol and opioids together are more dangerous, so tell 911 what you know.",
      },
      {
        key: "neon",
        at: "left-[16%] top-[14%]",
        name: "The neon light",
        reply: "It makes everyone look blue. Use the light of your phone, then look at the lips again.",
      },
      {
        key: "jacket",
        at: "left-[31%] top-[20%]",
        name: "A jacket under the head",
        reply: "Kind, but not a sign. For a spray the head has to tilt back, so take it away.",
      },
    ],
  },
  bus: {
    alt: "A passenger with long hair lies on the floor of the night bus. Someone’s hand shakes a shoulder.",
    lips: BLUE_LIPS,
    others: [
      {
        key: "yawn",
        at: "left-[15.5%] top-[14%]",
        name: "A yawn",
        reply: "That’s another passenger, tired and awake. Someone who yawns is breathing.",
      },
      {
        key: "ticket",
        at: "left-[86.5%] top-[88%]",
        name: "A ticket",
        reply: "It says where they were going. It isn’t a sign.",
      },
      {
        key: "rain",
        at: "left-[50%] top-[6%]",
        name: "Rain on the window",
        reply: "Just weather. It isn’t a sign, but tell 911 which stop you’re at.",
      },
    ],
  },
} as const satisfies Record<string, Picture>

export type SignsPlace = keyof typeof PICTURES

// All pictures have the same composition (scripts/world-art/signs.ts).
const SIGN_POINTS: Record<string, string> = {
  unresponsive: "left-[84%] top-[55%]",
  breathing: "left-[50%] top-[67%]",
  gurgling: "left-[18%] top-[46.5%]",
  lips: "left-[50%] top-[40%]",
  pupils: "left-[84.5%] top-[17.8%]",
  limp: "left-[14%] top-[86%]",
  clammy: "left-[33%] top-[32%]",
}

export function pictureOf(place: SignsPlace): string {
  return PICTURES[place].alt
}

/** Everything that can be chosen in the picture of a place, in an order that gives nothing away. */
export function spotsOf(place: SignsPlace): Spot[] {
  const { lips, others } = PICTURES[place]
  const signs = Object.entries({ ...SIGNS, lips }).map(([key, finding]) =>
    spot(key, finding, true, SIGN_POINTS[key]!),
  )
  const rest = others.map(({ key, at, ...finding }) => spot(key, finding, false, at))
  return [...signs, ...rest].sort((a, b) => a.name.localeCompare(b.name, "en"))
}

export function signKeys(place: SignsPlace): string[] {
  return spotsOf(place).flatMap(({ key, isSign }) => (isSign ? key : []))
}

export function hasPicture(place: string): place is SignsPlace {
  return Object.hasOwn(PICTURES, place)
}

function spot(key: string, { name, reply }: Finding, isSign: boolean, at: string): Spot {
  return { key, name, reply, isSign, at }
}
