import { SiteText } from "#app/lib/rendering/site-text.tsx"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { KIND_LABELS, optionsOf, STATUS_LABELS } from "./labels.ts"
import { NewArticleForm } from "./new-article-form.tsx"
import { StaffDetail } from "./staff-detail.tsx"
import {
  ARTICLE_ID,
  articleForStaff,
  articleRows,
  authorOptions,
  categoryOptions,
  dueArticles,
  reviewCount,
} from "./staff-queries.ts"

/** Articles, the last changed first: write, review, schedule, publish and take down. */
export const staffPage = defineStaffList({
  path: "/staff/articles",
  title: "Articles",
  description: "Write, review, schedule and publish articles and press releases.",
  navigation: { area: "News", label: "Articles", icon: "ph:newspaper-fill" },
  roles: ["editor"],
  tiles: [
    {
      title: "Articles",
      icon: "ph:newspaper-fill",
      count: reviewCount,
      text: count =>
        count === 0
          ? "Write an article, or change one."
          : count === 1
            ? "One article is waiting for review."
            : `${count} articles are waiting for review.`,
    },
  ],
  messages: {
    created: { text: "The draft is created. Open it to write.", tone: "good" },
    saved: { text: "Saved.", tone: "good" },
    discarded: { text: "Your unsaved changes are discarded.", tone: "good" },
    restored: { text: "That version is the current one again.", tone: "good" },
    draft: { text: "It’s a draft. Visitors can’t see it.", tone: "good" },
    reviewed: { text: "The review is recorded. It can be published now.", tone: "good" },
    review: { text: "It’s waiting for review.", tone: "good" },
    scheduled: { text: "Scheduled. It’s published by itself.", tone: "good" },
    published: { text: "Published. It’s on the site now.", tone: "good" },
    expired: { text: "Taken down. Its address leads nowhere now.", tone: "good" },
    "not-possible": { text: "Someone else already changed its state.", tone: "warm" },
  },
  trash: "articles",
  views: [{ value: "all", label: "All" }, ...optionsOf(STATUS_LABELS), { value: "due", label: "Review due" }],
  search: { label: "Title" },
  filters: [
    {
      ...{ name: "kind", label: "Kind", anyLabel: "All kinds", pattern: /^(blog|press)$/ },
      options: async () => optionsOf(KIND_LABELS),
    },
    {
      ...{ name: "category", label: "Category", anyLabel: "All categories", pattern: ARTICLE_ID },
      options: categoryOptions,
    },
    {
      ...{ name: "author", label: "Author", anyLabel: "All authors", pattern: ARTICLE_ID },
      options: authorOptions,
    },
  ],
  order: { column: "updated_at", type: "time", ascending: false, idPattern: ARTICLE_ID },
  rows: (db, state, now, limit) =>
    state.view === "due" ? dueArticles(db, state, now) : articleRows(db, state, limit),
  inbox: {
    view: "review",
    about: ({ kind, updated_at }, times) => `${KIND_LABELS[kind]}, changed ${times.shortDay(updated_at)}`,
  },
  inboxDue: { view: "due", about: () => "It’s time for its next medical review" },
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: ({ search }) => (search ? "No articles match. Try another word." : "No articles here."),
  columns: [
    {
      key: "title",
      label: "Article",
      cell: ({ title, kind, authors }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {title}
          </Link>
          <small className="block font-normal text-gray-600 text-small">
            {KIND_LABELS[kind]}
            {authors && (
              <>
                , by <SiteText>{authors.name}</SiteText>
              </>
            )}
          </small>
        </>
      ),
      csv: ({ title }) => title,
    },
    {
      key: "category",
      label: "Category",
      cell: ({ article_categories }) => article_categories?.title ?? "None",
      csv: ({ article_categories }) => article_categories?.title ?? "",
    },
    {
      key: "changed",
      label: "Changed",
      cell: ({ updated_at }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={updated_at} show="shortDay" />
        </span>
      ),
      csv: ({ updated_at }) => updated_at,
    },
    {
      key: "status",
      label: "State",
      cell: ({ status }) => <StatusBadge status={STATUS_LABELS[status]} />,
      csv: ({ status }) => STATUS_LABELS[status],
    },
  ],
  detail: { load: articleForStaff, View: StaffDetail },
  extra: { load: async () => true, View: NewArticleForm },
})
