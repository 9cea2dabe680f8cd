import { z } from "zod"
import { checkbox, textField } from "#app/lib/forms/fields.ts"
import { defineImport } from "#app/lib/staff/define-import.ts"
import { offlineGiftSchema } from "./offline/schema.ts"

/** Gifts that did not come by card, each once: its number in the file tells it from the others. */
export const staffImport = defineImport({
  list: "gifts",
  title: "Gifts that did not come by card",
  key: ["external_id"],
  schema: z.intersection(z.object({ external_id: textField(1, 60), receipt: checkbox() }), offlineGiftSchema),
  fields: [
    { name: "external_id", label: "Number of the gift" },
    { name: "received_on", label: "Date it arrived", kind: "date" },
    { name: "name", label: "Donor’s name" },
    { name: "email", label: "Donor’s email", isOptional: true },
    {
      ...{ name: "source", label: "How it arrived" },
      options: { check: "Check", bank: "Bank transfer", cash: "Cash", "in-kind": "In kind" },
    },
    { name: "amount", label: "Amount", isOptional: true },
    { name: "thing", label: "Goods or services", isOptional: true },
    { name: "reference", label: "Check or transfer number", isOptional: true },
    {
      ...{ name: "visibility", label: "On the donor wall", default: "anonymous" },
      options: { "full-name": "Full name", "first-name": "First name", anonymous: "Anonymous" },
    },
    { name: "receipt", label: "Issue a receipt", kind: "yes-no" },
  ],
})
