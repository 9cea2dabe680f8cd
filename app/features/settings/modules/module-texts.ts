import type { ModuleName } from "#app/lib/modules/modules.ts"

interface ModuleText {
  label: string
  what: string
  /** What people have already, and why nobody loses it. */
  kept: string
}

export const MODULE_TEXTS: Readonly<Record<ModuleName, ModuleText>> = {
  events: {
    label: "Events",
    what: "The list of events, their pages, registration and the calendar feed.",
    kept: "Tickets, check-in at the door, calendar entries and cancellations keep working.",
  },
  raffles: {
    label: "Raffles",
    what: "The list of raffles and new entries.",
    kept: "Each raffle’s page, tickets, draws, prizes and proofs keep working.",
  },
  giving: {
    label: "Giving",
    what: "New gifts, campaigns, the donor wall and offers from companies.",
    kept: "Repeating gifts and their changes, receipts, statements and refunds keep working.",
  },
  "supporter-pages": {
    label: "Supporter pages",
    what: "Pages on which supporters ask their friends to give. They need Giving.",
    kept: "Gifts that came through a page stay with its campaign, with their receipts.",
  },
  volunteering: {
    label: "Volunteering",
    what: "Applications to volunteer, and signing up for shifts.",
    kept: "Shifts that volunteers have, their hours, waivers and letters keep working.",
  },
  reversals: {
    label: "Reports of reversals",
    what: "The form for reports, and refills for people who used their kit.",
    kept: "Reports stay in the numbers on the impact page, and refills that were asked for are shipped.",
  },
  kits: {
    label: "Free kits",
    what: "Requests for a kit after the certificate.",
    kept: "Kits that were requested are shipped, and people can still cancel.",
  },
  newsletter: {
    label: "Newsletter",
    what: "Signing up, and the list of past issues.",
    kept: "Links to change or stop the newsletter, and links to past issues, keep working.",
  },
  world: {
    label: "Narcat’s World",
    what: "The games, stories, printables and the wardrobe.",
    kept: "Coins and costumes are kept for the day it comes back.",
  },
}
