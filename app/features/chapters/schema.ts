export const MESSAGE_REFUSALS = {
  invalid: "We couldn’t read this message. Check each field and try again.",
  "too-many": "This chapter has a lot of messages today. Try again tomorrow.",
  unknown: "This chapter doesn’t take messages right now.",
} as const

export const JOIN_REFUSALS = {
  "no-consent": "If you’re under 18, a guardian has to allow events first. Ask yours on your guardian page.",
  removed: "The leads removed you from this chapter, so you can’t join it again.",
  unknown: "This chapter doesn’t take new members right now.",
} as const
