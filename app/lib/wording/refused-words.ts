/** Words that must not come back into what visitors read, and what to write instead. A test reads every page and file. */
export const REFUSED_WORDS: readonly [RegExp, string][] = [
  [
    /\b(?:a|an|the|this|that|these|those|our|your|each|every|such|no|any|one|more|which|of) mails?\b/i,
    "email",
  ],
  [/\bmails\b|\bMail me\b|\benough mail\b/i, "emails"],
  [/\bGo on\b/i, "Continue"],
  [/\bbegun\b/i, "started"],
  [
    /\b(?:date|lesson|rules|answer|number|it|that|what|which) stands?\b|\bstands here\b/i,
    "is, or we'll post",
  ],
  [/\bwhoever\b/i, "anyone who, the people who"],
  [/\b(?:some|any)body\b/i, "someone, anyone"],
  [/\bin vain\b/i, "without success"],
  [/\bshall\b/i, "will"],
  [/\bneed not\b/i, "don't have to"],
  [/\b(?:day|days|time) (?:that )?suits?\b/i, "works for you"],
  [/\bhow many you are\b/i, "how many people"],
  [/\bMake an account\b/i, "Create an account"],
  [/\b(?:take|took|taken) (?:a|this|that|your|the) yes back\b|\bwith your yes\b/i, "withdraw permission"],
]
