import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes"

// The route table of the specification, in its own shape: layout → routes.
export default [
  layout("layouts/newdefault.tsx", [
    index("pages/home.tsx"),
    content("about"),
    route("about/awards", "pages/about/awards.tsx"),
    route("about/chapters", "pages/about/chapters.tsx"),
    route("about/chapters/apply", "pages/about/chapter-application.tsx"),
    route("about/chapters/apply/:token", "pages/about/chapter-application-status.tsx"),
    route("about/chapters/:chapter", "pages/about/chapter.tsx"),
    route("about/contact", "pages/about/contact.tsx"),
    route("about/impact", "pages/about/impact.tsx"),
    route("about/our-history", "pages/about/our-history.tsx"),
    route("about/resources", "pages/about/resources.tsx"),
    content("about/solution"),
    route("about/team", "pages/about/team.tsx"),
    route("about/team/:category", "pages/about/team-category.tsx"),
    route("courses", "pages/courses/list.tsx"),
    content("emergency"),
    route("events", "pages/events/list.tsx"),
    route("get-certified", "pages/get-certified.tsx"),
    route("guardian", "pages/guardian.tsx"),
    route("me", "pages/me.tsx"),
    content("narcatsworld"),
    route("news/blog", "pages/news/blog.tsx"),
    route("news/blog/category/:category", "pages/news/blog-category.tsx"),
    route("news/blog/tag/:tag", "pages/news/blog-tag.tsx"),
    route("news/press", "pages/news/press.tsx"),
    route("search", "pages/search.tsx"),
    route("verify", "pages/verify.tsx"),
  ]),

  layout("layouts/certificate.tsx", [
    route("certificate/:id", "pages/certificate.tsx"),
    sample("certificate"),
  ]),
  layout("layouts/blackdefault.tsx", [
    route("events/:event", "pages/events/detail.tsx"),
    sample("blackdefault"),
  ]),
  layout("layouts/blank.tsx", [
    route("courses/:id/card", "pages/courses/card.tsx"),
    route("survey-completed", "pages/survey-completed.tsx"),
  ]),
  layout("layouts/course.tsx", [
    route("courses/:id/learn/:lesson?", "pages/courses/learn.tsx"),
    route("courses/:id/quiz", "pages/courses/quiz.tsx"),
    sample("course"),
  ]),

  layout("layouts/login.tsx", [route("login", "pages/login.tsx")]),

  layout("layouts/default.tsx", [
    route("confirm", "pages/confirm.tsx"),
    route("courses/next-person", "pages/courses/next-person.tsx"),
    route("courses/:id", "pages/courses/detail.tsx"),
    route("courses/:id/survey", "pages/courses/survey.tsx"),
    route("donate", "pages/donate/donate.tsx"),
    route("donate/manage", "pages/donate/manage.tsx"),
    route("donate/test-card", "pages/donate/test-card.tsx"),
    route("donate/test-checkout", "pages/donate/test-checkout.tsx"),
    route("donate/thanks", "pages/donate/thanks.tsx"),
    route("donate/:campaign", "pages/donate/campaign.tsx"),
    route("events/:event/check-in", "pages/events/check-in.tsx"),
    route("events/:event/spot", "pages/events/spot.tsx"),
    route("events/:event/ticket/:code", "pages/events/ticket.tsx"),
    route("get-involved/donor", "pages/get-involved/donor.tsx"),
    route("get-involved/donor/offers/:token", "pages/get-involved/gift-offer.tsx"),
    route("get-involved/learn", "pages/get-involved/learn.tsx"),
    route("get-involved/volunteer", "pages/get-involved/volunteer.tsx"),
    route("me/events", "pages/me/events.tsx"),
    route("me/merge/:code?", "pages/me/merge.tsx"),
    route("me/guardians", "pages/me/guardians.tsx"),
    route("me/guardians/mirror", "pages/me/guardian-mirror.tsx"),
    route("me/data", "pages/me/your-data.tsx"),
    route("me/data/delete", "pages/me/delete.tsx"),
    route("me/notifications", "pages/me/notifications.tsx"),
    route("me/profile", "pages/me/profile.tsx"),
    route("me/security", "pages/me/security.tsx"),
    route("me/volunteering", "pages/me/volunteering.tsx"),
    route("me/welcome", "pages/me/welcome.tsx"),
    ...prefix("guardian", [
      route("accept/:code?", "pages/guardian/accept.tsx"),
      route("ask-an-adult", "pages/guardian/ask-an-adult.tsx"),
      route("invite", "pages/guardian/invite.tsx"),
      route("learners/:id", "pages/guardian/learner.tsx"),
      route("learners/:id/delete", "pages/guardian/delete-learner.tsx"),
      route("learners/:id/export", "pages/guardian/export-learner.tsx"),
      route("slips/:id", "pages/guardian/slip.tsx"),
      route("young/:code", "pages/guardian/young.tsx"),
    ]),
    route("news/blog/:article", "pages/news/blog-article.tsx"),
    route("news/press/:article", "pages/news/press-article.tsx"),
    route("news/preview/:key", "pages/news/preview.tsx"),
    route("newsletter", "pages/newsletter/sign-up.tsx"),
    route("newsletter/archive", "pages/newsletter/archive.tsx"),
    route("newsletter/archive/:issue", "pages/newsletter/archived-issue.tsx"),
    route("newsletter/preferences", "pages/newsletter/preferences.tsx"),
    route("newsletter/stop", "pages/newsletter/stop.tsx"),
    route("not-yet", "pages/not-yet.tsx"),
    policy("privacy"),
    policyVersion("privacy"),
    route("raffles", "pages/raffles/list.tsx"),
    route("raffles/:raffle", "pages/raffles/detail.tsx"),
    route("reset-password", "pages/reset-password.tsx"),
    route("submit-reversal", "pages/submit-reversal.tsx"),
    route("submit-reversal/refill", "pages/reversal-refill.tsx"),
    policy("terms"),
    policyVersion("terms"),
    route("unsubscribe", "pages/unsubscribe.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),

  layout("layouts/staff.tsx", [
    ...prefix("staff", [
      index("pages/staff/start.tsx"),
      route("article-categories/:id?", "pages/staff/article-categories.tsx"),
      route("article-tags/:id?", "pages/staff/article-tags.tsx"),
      route("articles/:id?", "pages/staff/articles.tsx"),
      route("articles/:id/edit", "pages/staff/article-edit.tsx"),
      route("articles/:id/previews", "pages/staff/article-previews.tsx"),
      route("articles/:id/versions", "pages/staff/article-versions.tsx"),
      route("awards/:id?", "pages/staff/awards.tsx"),
      route("campaigns/:id?", "pages/staff/campaigns.tsx"),
      route("certificates/:id?", "pages/staff/certificates.tsx"),
      route("chapter-applications/:id?", "pages/staff/chapter-applications.tsx"),
      route("chapter-messages/:id?", "pages/staff/chapter-messages.tsx"),
      route("chapters/:id?", "pages/staff/chapters.tsx"),
      route("contact-messages/:id?", "pages/staff/contact-messages.tsx"),
      route("events/:id?", "pages/staff/events.tsx"),
      route("events/:event/dates/:id", "pages/staff/event-date.tsx"),
      route("gift-offers/:id?", "pages/staff/gift-offers.tsx"),
      route("gifts/:id?", "pages/staff/gifts.tsx"),
      route("helplines/:id?", "pages/staff/helplines.tsx"),
      route("search-words/:id?", "pages/staff/search-words.tsx"),
      route("history/:id?", "pages/staff/history.tsx"),
      route("kits", "pages/staff/kits.tsx"),
      route("events/:event/check-in", "pages/staff/event-check-in.tsx"),
      route("extra-time", "pages/staff/extra-time.tsx"),
      route("impact/:id?", "pages/staff/impact.tsx"),
      route("authors/:id?", "pages/staff/authors.tsx"),
      route("press-coverage/:id?", "pages/staff/press-coverage.tsx"),
      route("newsletter/:id?", "pages/staff/newsletter.tsx"),
      route("newsletter-issues/:id?", "pages/staff/newsletter-issues.tsx"),
      route("pictures/:id?", "pages/staff/pictures.tsx"),
      route("raffles/:id?", "pages/staff/raffles.tsx"),
      route("refill-labels", "pages/staff/refill-labels.tsx"),
      route("refills", "pages/staff/refills.tsx"),
      route("reversals/:id?", "pages/staff/reversals.tsx"),
      route("reviews", "pages/staff/reviews.tsx"),
      route("state-laws/:id?", "pages/staff/state-laws.tsx"),
      route("team/:id?", "pages/staff/team.tsx"),
      route("volunteers/:id?", "pages/staff/volunteers.tsx"),
    ]),
    sample("staff"),
  ]),

  // For developers; only with the embedded backend.
  route("dev/ui", "pages/dev/ui.tsx"),

  // Resource routes: no page, only a response.
  route(".well-known/did.json", "pages/resources/did.ts"),
  route(".well-known/security.txt", "pages/resources/security-txt.ts"),
  route("about/impact/months.csv", "pages/resources/impact-csv.ts", { id: "impact/months.csv" }),
  route("about/impact/states.csv", "pages/resources/impact-csv.ts", { id: "impact/states.csv" }),
  route("about/resources/guides/:guide.pdf", "pages/resources/guide-file.ts"),
  route("api/_nuxt_icon/:file", "pages/resources/icons.ts"),
  route("auth/sign-out", "pages/resources/sign-out.ts"),
  route("auth/token", "pages/resources/auth-token.ts"),
  route("courses/claim", "pages/resources/claim.ts"),
  route("courses/progress", "pages/resources/course-progress.ts"),
  route("certificate/:id/:file", "pages/resources/certificate-file.ts"),
  route("credentials/badge.png", "pages/resources/badge-image.ts"),
  route("credentials/status/revocation", "pages/resources/status-list.ts"),
  route("donate/receipts/:id.pdf", "pages/resources/receipt-file.ts"),
  route("events.ics", "pages/resources/events-feed.ts"),
  route("events/:event.ics", "pages/resources/event-file.ts"),
  route("events/:event/check-in/sync", "pages/resources/check-in-sync.ts"),
  route("state", "pages/resources/state.ts"),
  route("me/avatar", "pages/resources/avatar.ts"),
  route("me/events.ics", "pages/resources/own-events-feed.ts"),
  route("me/data/exports/:id", "pages/resources/export-file.ts"),
  ...feeds("news/blog"),
  ...feeds("news/blog/category/:category"),
  ...feeds("news/blog/tag/:tag"),
  ...feeds("news/press"),
  route("news/press/fact-sheet.pdf", "pages/resources/fact-sheet.ts"),
  route("og/*", "pages/resources/og-image.ts"),
  route("raffles/:raffle.ics", "pages/resources/raffle-file.ts"),
  route("raffles/:raffle/sealed.json", "pages/resources/sealed-list.ts"),
  route("raffles/:raffle/tickets/:number/proof.json", "pages/resources/ticket-proof.ts"),
  route("robots.txt", "pages/resources/robots.ts"),
  route("search.json", "pages/resources/search-results.ts"),
  route("sitemap.xml", "pages/resources/sitemap.ts"),
  route("sitemap/:part.xml", "pages/resources/sitemap.ts", { id: "sitemap/:part.xml" }),
  route("staff/articles/:id/draft", "pages/resources/article-draft.ts"),
  route("staff/events/:event/dates/:id/registrations.csv", "pages/resources/registrations-csv.ts"),
  route("staff/csv/:list", "pages/resources/staff-csv.ts"),
  route("staff/newsletter-issues/:id/email", "pages/resources/newsletter-email.ts"),
  route("staff/pictures/upload", "pages/resources/picture-upload.ts"),
  route("verify/:id", "pages/resources/verify-certificate.ts"),
] satisfies RouteConfig

/** The feeds of a list of articles. */
function feeds(list: string) {
  return ["rss", "atom", "json"].map(format =>
    route(`${list}/feed.${format}`, "pages/resources/articles-feed.ts", { id: `${list}/feed.${format}` }),
  )
}

/** A page that consists of its file in `content/en/pages`. */
function content(path: string) {
  return route(path, "pages/content.tsx", { id: `pages/${path}` })
}

function policy(kind: string) {
  return route(kind, "pages/policies/policy.tsx", { id: `pages/${kind}` })
}

function policyVersion(kind: string) {
  return route(`${kind}/versions/:version`, "pages/policies/version.tsx", { id: `pages/${kind}/version` })
}

/** A layout on its own, where its pages show nothing without a record. */
function sample(name: string) {
  return route(`dev/layouts/${name}`, "pages/dev/layout.tsx", { id: `dev/layouts/${name}` })
}
