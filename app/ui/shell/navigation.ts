import { href } from "react-router"

interface NavigationLink {
  label: string
  to: string
}

interface MenuLink extends NavigationLink {
  icon: string
  line: string
}

export interface Menu {
  label: string
  line: string
  links: readonly MenuLink[]
  more: readonly NavigationLink[]
}

type Entry = NavigationLink | Menu

export const EMERGENCY = href("/emergency")
export const SEARCH = href("/search")
export const DONATE = href("/donate")
export const LOGIN = href("/login")
export const ACCOUNT = href("/me")
export const GET_CERTIFIED = href("/get-certified")

const NALOXONE: NavigationLink = { label: "Where to get naloxone", to: href("/about/resources") }
const STEPS: NavigationLink = { label: "The steps, right now", to: EMERGENCY }
const IMPACT: NavigationLink = { label: "Impact", to: href("/about/impact") }
const TEAM: NavigationLink = { label: "Team", to: href("/about/team") }
const CONTACT: NavigationLink = { label: "Contact", to: href("/about/contact") }
const RAFFLES: NavigationLink = { label: "Raffles", to: href("/raffles") }
const REVERSAL: NavigationLink = { label: "Tell us about a reversal", to: href("/submit-reversal") }
const VOLUNTEER: NavigationLink = { label: "Volunteer", to: href("/get-involved/volunteer") }
const CHAPTER: NavigationLink = { label: "Start a chapter", to: href("/about/chapters") }
const DONOR: NavigationLink = { label: "Become a donor", to: href("/get-involved/donor") }
const COURSES: NavigationLink = { label: "All courses", to: href("/courses") }
const CERTIFIED: NavigationLink = { label: "Get certified", to: GET_CERTIFIED }

/** The header's navigation, in order; the mobile sheet shows the same. */
export const MAIN_NAVIGATION: readonly Entry[] = [
  {
    label: "Learn",
    line: "Free, short and in plain language.",
    links: [
      { ...COURSES, icon: "ph:wind-fill", line: "Start without an account" },
      { ...CERTIFIED, icon: "ph:certificate-fill", line: "Learn, pass, keep the proof" },
      {
        label: "Spot the signs",
        to: href("/get-involved/learn"),
        icon: "ph:eye-fill",
        line: "What an overdose looks like",
      },
      {
        label: "Parents and guardians",
        to: href("/guardian"),
        icon: "ph:house-fill",
        line: "What we teach and what you decide",
      },
    ],
    more: [NALOXONE, STEPS, { label: "Check a certificate", to: href("/verify") }],
  },
  { label: "Events", to: href("/events") },
  IMPACT,
  {
    label: "Get involved",
    line: "An hour, a room, a dollar. All of it helps someone breathe.",
    links: [
      { ...VOLUNTEER, icon: "ph:hand-waving-fill", line: "Give an hour where you live" },
      { ...CHAPTER, icon: "ph:users-three-fill", line: "Bring it to your campus or town" },
      { ...DONOR, icon: "ph:heart-fill", line: "Gifts, employers, things we need" },
      { ...REVERSAL, icon: "ph:chat-circle-dots-fill", line: "One minute, no names" },
    ],
    more: [RAFFLES, { label: "About us", to: href("/about") }, CONTACT],
  },
  { label: "News", to: href("/news/blog") },
  { label: "Narcat’s World", to: href("/narcatsworld") },
]

export const FOOTER_GROUPS: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: "Learn", links: [COURSES, CERTIFIED, NALOXONE, STEPS] },
  { title: "Get involved", links: [VOLUNTEER, CHAPTER, DONOR, RAFFLES, REVERSAL] },
  {
    title: "About",
    links: [
      { label: "Our history", to: href("/about/our-history") },
      TEAM,
      IMPACT,
      { label: "Blog", to: href("/news/blog") },
      { label: "Press", to: href("/news/press") },
      CONTACT,
    ],
  },
]

export const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: "Privacy", to: href("/privacy") },
  { label: "Terms", to: href("/terms") },
]

/** Whether the current page belongs to the entry. The emergency page belongs to none. */
export function isCurrent(entry: Entry, pathname: string) {
  if (isMenu(entry))
    return pathname !== EMERGENCY && [...entry.links, ...entry.more].some(({ to }) => to === pathname)
  return pathname === entry.to || pathname.startsWith(`${entry.to}/`)
}

export function isMenu(entry: Entry): entry is Menu {
  return "links" in entry
}
