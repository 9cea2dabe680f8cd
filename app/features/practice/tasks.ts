/** What people can practice in each account, by its role. */
export const TASKS: Readonly<Record<string, string>> = {
  administrator: "Everything: people and roles, settings, the doctor, the audit log.",
  auditor: "Reading: certificates, the audit log. Nothing can be changed.",
  "chapter lead": "Your own chapter: its events, messages, volunteers and hours.",
  editor: "Articles, pictures, the team, and the words of emails.",
  "event desk": "Events, raffles, and check-in at the door.",
  finance: "Gifts, checks, refunds and receipts.",
  guardian: "The guardian area: consents and permission slips of a learner.",
  instructor: "Courses, certificates, and certificates after a class.",
  "learner of 16": "The site as a teen sees it.",
  member: "The site as a member sees it: courses, tickets, kits.",
  outreach: "Kits, refills, messages, chapters, volunteers and newsletters.",
}
