/** What the kinds of records in the trash are called. */
export const TRASH_LABELS: Readonly<Record<string, string>> = {
  article_categories: "Article category",
  article_tags: "Article tag",
  articles: "Article",
  authors: "Author",
  awards: "Award",
  campaigns: "Campaign",
  events: "Event",
  helplines: "Helpline",
  history_entries: "History entry",
  newsletter_issues: "Newsletter issue",
  pictures: "Picture",
  press_coverage: "Press coverage",
  raffles: "Raffle",
  search_synonyms: "Search word",
  team_members: "Team member",
}
