import { z } from "zod"
import { emailMessage, noticeMessage } from "../message.ts"
import { code, day, id, name, params, slug, text } from "../params.ts"
import { formatDay } from "./format.ts"

const MONEY = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

function formatCents(cents: number) {
  return MONEY.format(cents / 100)
}

const receipt = params({
  ...{ id, name, code, receivedOn: day, legalName: text, address: text, deductibility: text },
  number: z.int().positive(),
  cents: z.int().min(0),
  /** What was given in kind, which has no amount. */
  thing: text.nullable().default(null),
  frequency: z.enum(["once", "monthly", "quarterly", "yearly"]),
  ein: text.nullable(),
  isLive: z.boolean(),
  /** The number of the receipt that this one replaces. */
  replaces: z.int().positive().nullable(),
})

const frequency = z.enum(["monthly", "quarterly", "yearly"])
const cents = z.int().positive()
/** Whether the gift is paid from a bank account, not by card. */
const isBankDebit = z.boolean().default(false)
const key = z.string().regex(/^[0-9A-Za-z-]{6,64}$/)

function managePath(given: string) {
  return `/donate/manage?key=${given}`
}

const OFTEN = { once: "once", monthly: "every month", quarterly: "every three months", yearly: "every year" }
const TEST = "This is a test receipt: no money moved, and it is not valid for taxes."

const NO_EIN = "This receipt isn’t complete: our EIN is missing. Write to us before you use it for taxes."

function gift({ cents, thing }: z.infer<typeof receipt>) {
  return thing === null ? formatCents(cents) : thing
}

function facts(given: z.infer<typeof receipt>) {
  const { number, thing, receivedOn, name, legalName, ein, address, code } = given
  return [
    { label: "Receipt", value: `No. ${number}` },
    { label: thing === null ? "Amount" : "Gift in kind", value: gift(given) },
    { label: "Received", value: formatDay(receivedOn) },
    ...(name === null ? [] : [{ label: "From", value: name }]),
    { label: "To", value: `${legalName}, ${address}` },
    ...(ein === null ? [] : [{ label: "EIN", value: ein }]),
    { label: "Code", value: code },
  ]
}

export const giving = {
  "gift-receipt": emailMessage(receipt, given => ({
    subject: `${given.isLive ? "Your" : "Test: your"} receipt for ${given.thing === null ? formatCents(given.cents) : "your gift in kind"}`,
    heading: "Thank you",
    paragraphs: [
      ...(given.isLive ? [] : [TEST]),
      ...(given.isLive && given.ein === null ? [NO_EIN] : []),
      given.thing === null
        ? `We received your gift of ${formatCents(given.cents)}. It pays for kits, training and the people who carry them.`
        : `We received your gift: ${given.thing}. We don’t state a value, because the IRS leaves that to you.`,
      ...(given.frequency === "once"
        ? []
        : [
            `You give ${OFTEN[given.frequency]}. Each gift gets a receipt, and you can change or cancel it at any time under “Your gifts” on our donate page.`,
          ]),
      given.deductibility,
    ],
    facts: facts(given),
    action: { label: "Download the receipt", path: `/donate/receipts/${given.id}.pdf` },
    footnote: `${given.isLive ? "Keep this email for your taxes. " : ""}Anyone with the code can check the receipt, but not see your name.`,
  })),

  "gift-receipt-corrected": emailMessage(receipt, given => ({
    subject: `A corrected receipt: ${formatCents(given.cents)}`,
    heading: "Your gift was refunded",
    paragraphs: [
      ...(given.isLive ? [] : [TEST]),
      given.cents === 0
        ? "Your whole gift was returned to you, so there is nothing to deduct."
        : `Part of your gift was returned to you. We kept ${formatCents(given.cents)}.`,
      `This receipt replaces receipt No. ${given.replaces ?? given.number}, which is no longer valid.`,
      ...(given.cents === 0 ? [] : [given.deductibility]),
    ],
    facts: facts(given),
    action: { label: "Download the receipt", path: `/donate/receipts/${given.id}.pdf` },
    ...(given.isLive && { footnote: "Refunds take a few days to arrive." }),
  })),

  "gift-receipt-replaced": emailMessage(receipt, given => ({
    subject: `A complete receipt for ${given.thing === null ? `your gift of ${formatCents(given.cents)}` : "your gift in kind"}`,
    heading: "Your receipt has our EIN now",
    paragraphs: [
      `The receipt we sent you before had no EIN, which you need for your taxes. This one does. It replaces receipt No. ${given.replaces ?? given.number}, which is no longer valid.`,
      "Your gift hasn’t changed, and there’s nothing you have to do.",
      given.deductibility,
    ],
    facts: facts(given),
    action: { label: "Download the receipt", path: `/donate/receipts/${given.id}.pdf` },
    footnote: "Keep this email for your taxes, and throw the earlier receipt away.",
  })),

  "tribute-card": emailMessage(
    params({
      ...{ kind: z.enum(["honor", "memory"]), name: text, from: name },
      /** The donor’s own words. */
      message: text.nullable().default(null),
    }),
    ({ kind, name: honored, from, message }, { siteName }) => ({
      subject: `A gift in ${kind} of ${honored}`,
      heading: `In ${kind} of ${honored}`,
      paragraphs: [
        `${from ?? "Someone who wants to stay anonymous"} made a gift to ${siteName} in ${kind} of ${honored}, and asked us to tell you.`,
        ...(message === null ? [] : [`${from ?? "They"} wrote: “${message}”`]),
        "It puts naloxone, and people who know how to use it, where they are needed.",
      ],
      action: { label: "See what gifts do", path: "/about/impact" },
      footnote: "We don’t tell anyone how much was given, and we won’t email you again.",
    }),
  ),

  "gift-confirm": emailMessage(params({ id, cents }), given => ({
    subject: "Confirm your gift",
    heading: "One more step",
    paragraphs: [
      `You started a gift of ${formatCents(given.cents)}. Someone is testing stolen cards on our site right now, so we check each gift by email.`,
      "Follow the link to pay. Nothing has been charged yet.",
    ],
    action: { label: "Continue to payment", path: `/donate/thanks?gift=${given.id}` },
    footnote: "If it wasn’t you, ignore this email. We delete the gift after 30 days.",
  })),

  "card-attack": emailMessage(params({ gifts: z.int().positive() }), ({ gifts }) => ({
    subject: "Someone is testing stolen cards",
    heading: "Someone is testing stolen cards",
    paragraphs: [
      `In the last hour ${gifts} gifts were started and not paid. That is how people find out which stolen cards work.`,
      "Until an hour after it stops, donors confirm their address by email before they can pay. You don’t have to do anything, but look for payments that donors don’t recognize and refund them.",
    ],
    action: { label: "See gifts that were not paid", path: "/staff/gifts?view=unpaid" },
    footnote: "We send one email for each attack.",
  })),

  "gift-link": emailMessage(params({ key }), given => ({
    subject: "The link to your gifts",
    heading: "Your gifts",
    paragraphs: [
      "With this link you see your gifts and receipts, and change, pause or cancel a repeating gift.",
      "It works for one hour. If you ask for another link, only the newest one works.",
    ],
    action: { label: "See my gifts", path: managePath(given.key) },
    footnote: "If you didn’t ask for it, ignore this email. Don’t forward it: the link opens your gifts.",
  })),

  "gift-charge-failed": emailMessage(params({ cents, key, retryOn: day, isBankDebit }), given => ({
    subject: given.isBankDebit ? "Your bank didn’t send your gift" : "Your card didn’t go through",
    heading: given.isBankDebit ? "Your bank didn’t send your gift" : "Your card didn’t go through",
    paragraphs: [
      given.isBankDebit
        ? `Your bank turned down your repeating gift of ${formatCents(given.cents)}. Accounts change and run low: it happens.`
        : `We couldn’t charge your repeating gift of ${formatCents(given.cents)}. Cards expire, and banks are careful: it happens.`,
      `There’s nothing you have to do today. We’ll try again on ${formatDay(given.retryOn)}, and you can enter another ${given.isBankDebit ? "account" : "card"} until then.`,
    ],
    action: {
      label: given.isBankDebit ? "Update my account" : "Update my card",
      path: managePath(given.key),
    },
    footnote:
      "We try three more times over about two weeks. If none works, the gift stops, and you owe nothing.",
  })),

  "gift-debit-failed": emailMessage(
    params({ cents, frequency: z.enum(["once", "monthly", "quarterly", "yearly"]) }),
    given => ({
      subject: "Your bank didn’t send your gift",
      heading: "Your bank didn’t send your gift",
      paragraphs: [
        `Your bank turned down ${given.frequency === "once" ? "your gift" : "the first gift"} of ${formatCents(given.cents)}. Accounts run low, and numbers get mixed up: it happens.`,
        "Nothing was charged, and you owe nothing. If you’d still like to give, start again with another account or a card.",
      ],
      action: { label: "Give again", path: "/donate" },
    }),
  ),

  "gift-planned": emailMessage(
    params({ cents, frequency, startsOn: day, endsOn: day.nullable() }),
    given => ({
      subject: `Your gift starts on ${formatDay(given.startsOn)}`,
      heading: "Thank you",
      paragraphs: [
        `Your gift of ${formatCents(given.cents)} ${OFTEN[given.frequency]} starts on ${formatDay(given.startsOn)}. Nothing has been charged today.`,
        given.endsOn === null
          ? "It goes on until you cancel it. Each gift gets a receipt by email."
          : `No gift is charged after ${formatDay(given.endsOn)}. Each gift gets a receipt by email.`,
      ],
      action: { label: "See or change my gifts", path: "/donate/manage" },
      footnote: "You can change or cancel it at any time, also before it starts.",
    }),
  ),

  "gift-ended": emailMessage(params({ cents, frequency }), given => ({
    subject: "Your repeating gift has ended",
    heading: "Your repeating gift has ended",
    paragraphs: [
      `Your gift of ${formatCents(given.cents)} ${OFTEN[given.frequency]} has reached the last day you chose. Nothing more is charged.`,
      "Thank you for what you gave. Your receipts stay valid.",
    ],
    action: { label: "Give again", path: "/donate" },
  })),

  "gift-stopped": emailMessage(params({ cents, frequency, isBankDebit }), given => ({
    subject: "Your repeating gift has stopped",
    heading: "Your repeating gift has stopped",
    paragraphs: [
      `Your ${given.isBankDebit ? "bank turned the gift down" : "card didn’t go through"} four times, so we stopped your gift of ${formatCents(given.cents)} ${OFTEN[given.frequency]}. You owe nothing, and nothing more is charged.`,
      "Thank you for every gift before this one. If you’d like to give again, you can start a new one at any time.",
    ],
    action: { label: "Give again", path: "/donate" },
  })),

  "gift-canceled": emailMessage(params({ cents, frequency }), given => ({
    subject: "Your repeating gift is canceled",
    heading: "Your repeating gift is canceled",
    paragraphs: [
      `Your gift of ${formatCents(given.cents)} ${OFTEN[given.frequency]} is canceled. Nothing more is charged.`,
      "Thank you for what you gave. Your receipts stay valid.",
    ],
    action: { label: "See what gifts do", path: "/about/impact" },
  })),

  "gift-statement": emailMessage(
    params({
      ...{ id, code, legalName: text, cents, ein: text.nullable() },
      year: z.int(),
      gifts: z.int().positive(),
    }),
    given => ({
      subject: `Your gifts in ${given.year}`,
      heading: `Your gifts in ${given.year}`,
      paragraphs: [
        `You gave ${formatCents(given.cents)} in ${given.year}${given.gifts === 1 ? "" : `, in ${given.gifts} gifts`}. Thank you.`,
        "The statement is for your tax records. Each gift also has its own receipt.",
      ],
      facts: [
        { label: "To", value: given.legalName },
        ...(given.ein === null ? [] : [{ label: "EIN", value: given.ein }]),
        { label: "Code", value: given.code },
      ],
      action: { label: "Download the statement", path: `/donate/statements/${given.id}.pdf` },
      footnote: "Anyone with the code can check the statement, but not see your name.",
    }),
  ),

  "supporter-page-reviewed": noticeMessage(
    params({ title: text, slug, isShown: z.boolean(), note: text.nullable() }),
    given =>
      given.isShown
        ? {
            title: "Your page is public",
            body: `Friends can now give through “${given.title}”. Share its address.`,
            path: `/donate/with-${given.slug}`,
            button: "See the page",
          }
        : {
            title: "Your page isn’t public",
            body: `We can’t show “${given.title}” as it is. ${given.note ?? ""}`.trim(),
            path: "/me/gifts",
            button: "Change the page",
          },
  ),
}
