interface Answer {
  text: string
  isRight: boolean
  /** Said when it is chosen. */
  reply: string
}

export interface SignQuestion {
  id: string
  /** A drawing of `public/art/courses`. */
  art: string
  question: string
  answers: readonly [Answer, Answer]
  source: string
}

/** Facts of CDC, ASAM and SAMHSA, as the course teaches them. */
export const QUESTIONS: readonly SignQuestion[] = [
  {
    id: "pupils",
    art: "pupils",
    question: "Which pupil is a warning sign?",
    answers: [
      {
        text: "Wide and round",
        isRight: false,
        reply: "Not this one. Look for the tiny one, like the tip of a pin.",
      },
      { text: "Tiny, like the tip of a pin", isRight: true, reply: "Yes. Opioids make pupils very small." },
    ],
    source: "CDC",
  },
  {
    id: "breathing",
    art: "breath-lines",
    question: "Whose breathing needs you right now?",
    answers: [
      {
        text: "Slow and shallow, with gaps",
        isRight: true,
        reply: "Yes. An overdose kills by slowing the breath until it stops.",
      },
      {
        text: "Even, one breath after another",
        isRight: false,
        reply: "That one is fine. It’s the slow, shallow one, or none at all, that needs you.",
      },
    ],
    source: "CDC",
  },
  {
    id: "snoring",
    art: "snoring",
    question: "They snore and gurgle, and a shake doesn’t wake them. What is it?",
    answers: [
      {
        text: "Deep sleep",
        isRight: false,
        reply:
          "It’s easy to think so. But you can wake someone who sleeps. Snoring that you can’t stop is a warning.",
      },
      {
        text: "A warning sign",
        isRight: true,
        reply: "Yes. Gurgling or snoring in someone you can’t wake is a sign of overdose, not sleep.",
      },
    ],
    source: "CDC",
  },
  {
    id: "lips",
    art: "lip-colors",
    question: "On darker skin, which color of the lips is a sign?",
    answers: [
      {
        text: "Gray or ashen",
        isRight: true,
        reply: "Yes. On darker skin lips and nails turn gray or ashen, on lighter skin blue or purple.",
      },
      {
        text: "Bright blue",
        isRight: false,
        reply: "That’s lighter skin. On darker skin, look for gray or ashen lips and nails.",
      },
    ],
    source: "ASAM, 2025",
  },
  {
    id: "response",
    art: "response-check",
    question: "How do you find out whether they respond?",
    answers: [
      {
        text: "Cold water in the face",
        isRight: false,
        reply:
          "No. Cold water and slapping waste minutes and can do harm. Shout, shake a shoulder, then knuckles on the breastbone.",
      },
      {
        text: "Shout, shake, knuckles on the breastbone",
        isRight: true,
        reply: "Yes. If that doesn’t wake them, it’s an emergency.",
      },
    ],
    source: "ASAM, 2025; SAMHSA",
  },
  {
    id: "unsure",
    art: "call-911",
    question: "You see two signs and aren’t sure. What now?",
    answers: [
      {
        text: "Treat it as an overdose",
        isRight: true,
        reply: "Yes. Call 911 and give naloxone. It won’t hurt someone who hasn’t taken opioids.",
      },
      {
        text: "Wait for a third sign",
        isRight: false,
        reply:
          "Please don’t wait. If you aren’t sure, treat it as an overdose: naloxone does no harm, and minutes count.",
      },
    ],
    source: "CDC",
  },
]
