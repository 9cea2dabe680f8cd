import { z } from "zod"

const cents = z.int().min(0)
const fee = z.object({ percent: z.number(), fixedCents: cents, maxCents: cents.nullable() })

/** What `giving_options` answers. */
export const givingOptionsSchema = z.object({
  minCents: cents,
  maxCents: cents,
  kitCents: cents,
  /** What the payment provider takes of each kind of payment. */
  fees: z.object({ card: fee, bank: fee }),
  legalName: z.string(),
  ein: z.string().nullable(),
  /** Where checks go. */
  address: z.string(),
  presets: z.array(z.object({ cents, does: z.string() })),
})

export type GivingOptions = z.infer<typeof givingOptionsSchema>

/** What `gift_progress` answers. */
export const giftProgressSchema = z.object({
  status: z.enum(["created", "pending", "failed", "succeeded", "refunded", "disputed"]),
  giftCents: cents,
  feeCents: cents,
  totalCents: cents,
  /** What was refunded, or taken back by the bank. The newest receipt is about the rest. */
  returnedCents: cents,
  frequency: z.enum(["once", "monthly", "quarterly", "yearly"]),
  isBankDebit: z.boolean(),
  isLive: z.boolean(),
  email: z.string().nullable(),
  receiptNumber: z.int().nullable(),
  /** The next charge of a repeating gift, which is the first one of a planned gift, and the last day for charges. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  isPlanned: z.boolean(),
  cardOn: z.iso.date().nullable(),
  /** Whether no checkout was opened: the donor comes from the email that confirms the address. */
  isUnconfirmed: z.boolean(),
})

export type GiftProgress = z.infer<typeof giftProgressSchema>

/** What `receipt_card` answers. */
export const receiptCardSchema = z.object({
  number: z.int(),
  amountCents: cents,
  isInKind: z.boolean(),
  receivedOn: z.iso.date(),
  legalName: z.string(),
  ein: z.string().nullable(),
  isLive: z.boolean(),
  replacedBy: z.int().nullable(),
})

export type ReceiptCard = z.infer<typeof receiptCardSchema>

/** What `receipt_sheet` answers. */
export const receiptSheetSchema = receiptCardSchema.extend({
  code: z.string(),
  thing: z.string().nullable(),
  donorName: z.string().nullable(),
  address: z.string(),
  deductibility: z.string(),
  replaces: z.int().nullable(),
  /** Whom the gift honors, who may be named as the donor, and the donor’s words to the family. */
  tribute: z
    .object({
      ...{ kind: z.enum(["honor", "memory"]), name: z.string(), from: z.string().nullable() },
      message: z.string().nullable(),
    })
    .nullable(),
})

export type ReceiptSheet = z.infer<typeof receiptSheetSchema>

/** What `statement_card` answers. */
export const statementCardSchema = z.object({
  ...{ year: z.int(), amountCents: cents, giftCount: z.int(), legalName: z.string() },
  ...{ ein: z.string().nullable(), isLive: z.boolean(), isReplaced: z.boolean() },
})

export type StatementCard = z.infer<typeof statementCardSchema>

/** What `statement_sheet` answers. */
export const statementSheetSchema = statementCardSchema.extend({
  ...{ code: z.string(), donorName: z.string().nullable(), address: z.string(), deductibility: z.string() },
  gifts: z.array(
    z.object({ receivedOn: z.iso.date(), receiptNumber: z.int(), amountCents: cents, refundedCents: cents }),
  ),
})

export type StatementSheet = z.infer<typeof statementSheetSchema>
