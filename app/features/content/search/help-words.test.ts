import { expect, test } from "vitest"
import { isHelpNow } from "./help-words.ts"

test.each([
  "overdose",
  "Overdosing!",
  "my friend OD",
  "help",
  "HELP!!!",
  "emergency",
  "not breathing",
  "she isn’t breathing",
  "he isn't breathing",
  "can't wake him up, won't wake",
  "blue lips",
  "lips are blue",
  "turning blue",
  "passed out",
  "narcan now",
  "call 911",
  "how do I use narcan",
  "give naloxone to a child",
])("%s asks for help now", question => {
  expect(isHelpNow(question)).toBe(true)
})

test.each(["overdoes", "overdse", "emergancy", "emergeny", "not breathng", "unconcious", "narcna now"])(
  "%s asks for help now in spite of a typo",
  question => {
    expect(isHelpNow(question)).toBe(true)
  },
)

test.each(["", "volunteer", "narcan", "fentanyl", "certificate", "breathing lesson", "helpline", "code"])(
  "%s does not ask for help now",
  question => {
    expect(isHelpNow(question)).toBe(false)
  },
)
