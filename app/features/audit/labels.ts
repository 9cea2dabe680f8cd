interface KindLabel {
  one: string
  many: string
}

// Tables and lists whose names are not the words that staff use.
const KINDS: Record<string, KindLabel> = {
  donations: { one: "gift", many: "Gifts" },
  email_outbox: { one: "email", many: "Emails" },
  page_drafts: { one: "draft of a page", many: "Drafts of pages" },
  history_entries: { one: "history entry", many: "History entries" },
  "history-entries": { one: "history entry", many: "History entries" },
  kit_stock: { one: "stock of kits", many: "Stock of kits" },
  picture_records: { one: "consent for a picture", many: "Consents for pictures" },
  policy_drafts: { one: "draft of a legal text", many: "Drafts of legal texts" },
  policy_texts: { one: "legal text", many: "Legal texts" },
  press_coverage: { one: "press coverage", many: "Press coverage" },
  quiz_allowances: { one: "extra time", many: "Extra time" },
  raffle_entries: { one: "raffle entry", many: "Raffle entries" },
  member_sessions: { one: "signed-in device", many: "Signed-in devices" },
  record_openings: { one: "opened record", many: "Opened records" },
  role_views: { one: "view as a role", many: "Views as a role" },
  site_modules: { one: "part of the site", many: "Parts of the site" },
  state_looks: { one: "branding of a state", many: "State branding" },
  site_settings: { one: "settings", many: "Settings" },
  user_roles: { one: "role", many: "Roles" },
}

/** The words for a kind of record. */
export function kindLabel(kind: string): KindLabel {
  const many = kind.replaceAll(/[_-]/g, " ")
  return (
    KINDS[kind] ?? {
      one: many.replace(/ies$/, "y").replace(/s$/, ""),
      many: many.charAt(0).toUpperCase() + many.slice(1),
    }
  )
}

export const VERBS = [
  { value: "created", label: "Added" },
  { value: "changed", label: "Changed" },
  { value: "deleted", label: "Deleted" },
  { value: "exported", label: "Downloaded" },
]

export const PERIODS = [
  { value: "1", label: "The last 24 hours" },
  { value: "7", label: "The last 7 days" },
  { value: "30", label: "The last 30 days" },
  { value: "365", label: "The last 12 months" },
]

// Where staff open a record of a kind.
const PAGES: Record<string, string> = {
  article_categories: "article-categories",
  article_tags: "article-tags",
  articles: "articles",
  authors: "authors",
  awards: "awards",
  campaigns: "campaigns",
  certificates: "certificates",
  chapter_applications: "chapter-applications",
  chapters: "chapters",
  contact_messages: "contact-messages",
  course_drafts: "courses",
  courses: "courses",
  donations: "gifts",
  email_outbox: "emails",
  events: "events",
  gift_offers: "gift-offers",
  helplines: "helplines",
  history_entries: "history",
  imports: "imports",
  newsletter_issues: "newsletter-issues",
  page_drafts: "pages",
  pictures: "pictures",
  policy_drafts: "policies",
  press_coverage: "press-coverage",
  raffles: "raffles",
  search_synonyms: "search-words",
  shifts: "shifts",
  state_laws: "state-laws",
  team_members: "team",
  volunteer_applications: "volunteers",
}

/** The staff page of a record, or null if it has none. */
export function recordPath(kind: string, id: string | null) {
  return id && PAGES[kind] ? `/staff/${PAGES[kind]}/${id}` : null
}
