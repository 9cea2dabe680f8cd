import { defineStaffPage, type StaffActionArgs, type StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

export const EXTRA_TIME_CHOICES = [
  { value: "25", label: "25% more time" },
  { value: "50", label: "50% more time" },
  { value: "100", label: "Twice the time" },
  { value: "0", label: "No extra time" },
]

export const staffPage = defineStaffPage({
  path: "/staff/extra-time",
  title: "Extra time in tests",
  description: "Give members more time in timed tests.",
  navigation: { area: "Learning", label: "Extra time", icon: "ph:hourglass-medium-fill" },
  roles: ["instructor"],
  tiles: [
    {
      title: "Extra time in tests",
      icon: "ph:hourglass-medium-fill",
      text: () => "For anyone who needs it. Don’t ask why.",
    },
  ],
  messages: {
    saved: { text: "Saved. It applies from their next test, and we let them know.", tone: "good" },
    removed: { text: "Removed. They have the usual time again.", tone: "good" },
  },
})

/** Grants a member extra time, or removes it. */
export async function allowExtraTime({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const address = String(form.get("email") ?? "").trim()
  const choice = EXTRA_TIME_CHOICES.find(({ value }) => value === form.get("percent"))
  if (!choice || address === "")
    return {
      errors: {
        ...(address === "" && { email: "Enter the email address they sign in with." }),
        ...(!choice && { percent: "Choose how much." }),
      },
    }
  const { data: outcome } = await db
    .rpc("grant_extra_time", { address, percent: Number(choice.value) })
    .throwOnError()
  if (outcome === "saved" || outcome === "removed") return { done: outcome }
  return { errors: { email: "No account uses this email. Ask which one they sign in with." } }
}
