import { z } from "zod"
import { emailMessage } from "../message.ts"
import { params } from "../params.ts"

const item = z.strictObject({ message: z.string(), params: z.unknown() })

export const digest = {
  digest: emailMessage(params({ items: z.array(item).min(1) }), ({ items }, { notice }) => {
    const notices = items.map(({ message, params }) => notice(message, params))
    const [first] = notices
    const count = notices.length
    return {
      subject: count === 1 ? first!.title : `${count} new things for you`,
      preheader: first!.title,
      heading: count === 1 ? "One new thing" : `${count} new things`,
      paragraphs: [],
      items: notices,
      action: { label: "See everything on the site", path: "/me" },
      reason: "You’re getting this because you asked for one email with everything that’s new.",
    }
  }),
}
