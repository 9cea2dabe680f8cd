const STEPS = [
  "password",
  "age",
  "sign-up",
  "under-13",
  "link",
  "forgotten",
  "mail",
  "second-factor",
  "recovery-code",
] as const

export type Step = (typeof STEPS)[number]

export function stepIn(search: URLSearchParams): Step {
  return STEPS.find(step => step === search.get("step")) ?? "password"
}

export function pathOfStep(step: Step) {
  return step === "password" ? "/login" : `/login?step=${step}`
}

export const TITLES: Record<Step, string> = {
  password: "Sign in",
  age: "Create an account",
  "sign-up": "Create an account",
  "under-13": "A bit too early",
  link: "Sign in by email",
  forgotten: "Get a new password",
  mail: "Check your email",
  "second-factor": "One more code",
  "recovery-code": "Use a recovery code",
}
