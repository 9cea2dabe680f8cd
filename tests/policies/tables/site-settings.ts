import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row",
  fixture: {
    singleton: "the migration that creates the table inserts its only row",
    rows: { settings: { id: true } },
    inserts: {
      "another row": { id: false, name: "Other", tagline: "Other", description: "Other" },
      "the same row": { id: true, name: "Other", tagline: "Other", description: "Other" },
    },
    moves: { "another name": { row: "settings", set: { name: "Other" } } },
  },
  isBroadcast: true,
  definerFunctions: {
    "private.save_legal_identity(legal_name text, ein text, address text, deductibility text)":
      "finance enters what receipts state, and nothing else of the settings",
    "private.refund_limit()": "finance reads what one person may refund, which the column grants hide",
    "private.save_site_identity(name text, tagline text, description text, contact_domain text, notice text, twitter text, time_zone text)":
      "administrators change how the site names itself, and nothing else of the settings",
    "private.save_site_colors(main_color text, text_color text, giving_color text)":
      "administrators choose the colors, and nothing else of the settings",
    "private.color_problems(main_color text, text_color text, giving_color text)":
      "compares colors by functions that callers cannot reach",
    "private.save_site_logo(on_light text, on_dark text, icon text)":
      "administrators store a logo and choose it",
    "private.set_refund_limit(cents integer)": "administrators set what one person may refund",
  },
}
