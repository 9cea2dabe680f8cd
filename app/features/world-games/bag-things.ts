/** What belongs in the bag, and why. */
const THINGS = {
  spray: {
    name: "Naloxone spray",
    why: "One push into one nostril. Carry two: with no change after 2 to 3 minutes, the next one goes into the other nostril.",
  },
  gloves: {
    name: "Gloves",
    why: "They keep your hands clean. Touching fentanyl doesn’t cause an overdose, so start without them if you have none.",
  },
  shield: {
    name: "Face shield",
    why: "It goes between your mouth and theirs when you give a breath every 5 seconds.",
  },
  phone: { name: "Phone", why: "It calls 911. On speaker, so that both your hands are free." },
  steps: {
    name: "Card with the steps",
    why: "Six short lines for the moment when no one remembers everything.",
  },
  helplines: {
    name: "Helpline card",
    why: "Call or text 988, or call 1-800-662-4357. For them later, and for you, too.",
  },
  id: { name: "ID card", why: "If you ever need help yourself, the crew knows who you are." },
  water: { name: "Water", why: "For you, while you wait. Nothing to drink for someone who isn’t awake." },
  strips: {
    name: "Test strips",
    why: "One line means fentanyl was found. They don’t show how much, and state laws about them differ.",
  },
  flashlight: { name: "Flashlight", why: "In the dark you need light to see lips, pupils and the chest." },
  blanket: { name: "Blanket", why: "It keeps them warm on their side until help takes over." },
} as const

export type ThingKey = keyof typeof THINGS

export interface Thing {
  key: ThingKey
  name: string
  why: string
}

const ALWAYS = ["spray", "gloves", "shield", "phone", "steps", "helplines"] as const
const ALSO = {
  quad: ["id", "water"],
  kitchen: ["blanket", "flashlight"],
  festival: ["water", "strips"],
  bar: ["flashlight", "strips"],
  bus: ["flashlight", "id"],
} as const

export type BagPlace = keyof typeof ALSO

/** The eight things of the bag that fits the place. */
export function bagOf(place: BagPlace): Thing[] {
  return [...ALWAYS, ...ALSO[place]].map(key => ({ key, ...THINGS[key] }))
}

export function hasBag(place: string): place is BagPlace {
  return Object.hasOwn(ALSO, place)
}
