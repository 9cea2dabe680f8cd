/** What the kinds of records in the trash are called. */
export const TRASH_LABELS: Readonly<Record<string, string>> = {
  article_categories: "Article category",
  article_tags: "Article tag",
  articles: "Article",
  authors: "Author",
  awards: "Award",
  helplines: "Helpline",
  history_entries: "History entry",
  newsletter_issues: "Newsletter issue",
  press_coverage: "Press coverage",
  search_synonyms: "Search word",
  team_members: "Team member",
}
