import type { z } from "zod"

type Issue = z.core.$ZodIssue

/** The problems of a value by the names of its fields, in plain words. `places` has the field that each entry came from. */
export function plainErrors(issues: readonly Issue[], places: Readonly<Record<string, readonly number[]>>) {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const [name = "form", index, ...inner] = issue.path
    const place = typeof index === "number" ? places[String(name)]?.[index] : undefined
    // Texts in a list are lines of one field, so their numbers are left out.
    const named = (place === undefined ? [index] : inner).filter(part => typeof part === "string")
    const key = [name, ...(place === undefined ? [] : [place]), ...named].join(".")
    errors[key] ??= messageOf(issue)
  }
  return errors
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue)
    case "too_big":
      return issue.origin === "string"
        ? `Keep it to ${issue.maximum} characters.`
        : issue.origin === "array"
          ? `Use up to ${issue.maximum}.`
          : `Use ${issue.maximum} at most.`
    case "invalid_value":
      return "Choose one from the list."
    case "invalid_type":
      return issue.expected === "number" ? "Enter a number." : "Fill this in."
    case "custom":
      return issue.message === "one choice is right" ? "Mark exactly one answer as right." : issue.message
    default:
      return /^[A-Z].*[.”]$/.test(issue.message) && !issue.message.startsWith("Invalid")
        ? issue.message
        : "Check how this is written."
  }
}

function tooSmall(issue: Extract<Issue, { code: "too_small" }>) {
  if (issue.message.startsWith("Choose")) return issue.message
  if (issue.origin === "string")
    return issue.minimum === 1 ? "Fill this in." : `Write at least ${issue.minimum} characters.`
  return issue.origin === "array" ? `Add at least ${issue.minimum}.` : `Use ${issue.minimum} at least.`
}
