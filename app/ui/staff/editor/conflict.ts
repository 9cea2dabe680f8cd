export const CONFLICT =
  "Someone else saved this while you were writing. Your text is still here. Open the page in another tab to read theirs, then save yours anyway or discard it."
