import { z } from "zod"

export const LIMIT = 500
const email = z.string().min(3).max(320)
const ownFormat = z.array(z.object({ email, event: z.enum(["bounce", "complaint"]) })).max(LIMIT)

/** Events of Resend (https://resend.com/docs/webhooks/emails/bounced); it sends many that are no reports. */
const resendEvent = z.object({ type: z.string() })
const resendBounce = z.object({
  data: z.object({ to: z.array(email).max(LIMIT), bounce: z.object({ type: z.string() }) }),
})
const resendComplaint = z.object({ data: z.object({ to: z.array(email).max(LIMIT) }) })

export type MailReport = z.infer<typeof ownFormat>[number]

/** The reports of a body in our own format or that of Resend; null if it is neither. */
export function readReports(text: string): MailReport[] | null {
  const body = parsedJson(text)
  const own = ownFormat.safeParse(body)
  if (own.success) return own.data
  const event = resendEvent.safeParse(body)
  if (!event.success) return null
  switch (event.data.type) {
    case "email.bounced": {
      const bounce = resendBounce.safeParse(body)
      if (!bounce.success) return null
      // Other bounces are temporary, or their cause is unknown.
      return bounce.data.data.bounce.type === "Permanent" ? reportsOf(bounce.data.data.to, "bounce") : []
    }
    case "email.complained": {
      const complaint = resendComplaint.safeParse(body)
      return complaint.success ? reportsOf(complaint.data.data.to, "complaint") : null
    }
    default:
      return []
  }
}

function reportsOf(addresses: string[], event: MailReport["event"]): MailReport[] {
  return addresses.map(email => ({ email, event }))
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
