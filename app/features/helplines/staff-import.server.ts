import { defineImport } from "#app/lib/staff/define-import.ts"
import { helplineSchema } from "./schema.ts"

export const staffImport = defineImport({
  list: "helplines",
  title: "Helplines",
  key: ["name"],
  schema: helplineSchema,
  fields: [
    { name: "name", label: "Name" },
    { name: "phone", label: "Number to dial" },
    { name: "number_shown", label: "Number to read" },
    { name: "description", label: "Who it is for" },
    { name: "hours", label: "Hours", default: "24/7" },
    { name: "takes_texts", label: "Answers texts", kind: "yes-no", default: "no" },
    {
      ...{ name: "languages", label: "Languages", kind: "list", default: "en" },
      options: { en: "English", es: "Spanish" },
    },
    { name: "state", label: "State", isOptional: true },
    { name: "position", label: "Place in the list", default: "100" },
    { name: "checked_on", label: "Checked on", kind: "date" },
    { name: "is_published", label: "Published", kind: "yes-no", default: "yes" },
  ],
})
