import type { Register } from "react-router"

// Checked by types, so that the shell calls no `href` for them.
type Path = keyof Register["pages"]

interface NavigationLink {
  label: string
  to: Path
}

interface MenuLink extends NavigationLink {
  icon: string
  line: string
}

export interface Menu {
  to?: undefined
  label: string
  line: string
  links: readonly MenuLink[]
  more: readonly NavigationLink[]
}

type Entry = NavigationLink | Menu

export const EMERGENCY = "/emergency"
export const SEARCH = "/search" satisfies Path
export const DONATE = "/donate" satisfies Path
export const LOGIN = "/login" satisfies Path
export const ACCOUNT = "/me" satisfies Path
export const GET_CERTIFIED = "/get-certified"

const NALOXONE: NavigationLink = { label: "Where to get naloxone", to: "/about/resources" }
const STEPS: NavigationLink = { label: "The steps, right now", to: EMERGENCY }
const IMPACT: NavigationLink = { label: "Impact", to: "/about/impact" }
const TEAM: NavigationLink = { label: "Team", to: "/about/team" }
const CONTACT: NavigationLink = { label: "Contact", to: "/about/contact" }
const RAFFLES: NavigationLink = { label: "Raffles", to: "/raffles" }
const REVERSAL: NavigationLink = { label: "Tell us about a reversal", to: "/submit-reversal" }
const VOLUNTEER: NavigationLink = { label: "Volunteer", to: "/get-involved/volunteer" }
const CHAPTER: NavigationLink = { label: "Start a chapter", to: "/about/chapters" }
const DONOR: NavigationLink = { label: "Become a donor", to: "/get-involved/donor" }
const COURSES: NavigationLink = { label: "All courses", to: "/courses" }
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
        to: "/get-involved/learn",
        icon: "ph:eye-fill",
        line: "What an overdose looks like",
      },
      {
        label: "Parents and guardians",
        to: "/guardian",
        icon: "ph:house-fill",
        line: "What we teach and what you decide",
      },
    ],
    more: [NALOXONE, STEPS, { label: "Check a certificate", to: "/verify" }],
  },
  { label: "Events", to: "/events" },
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
    more: [RAFFLES, { label: "About us", to: "/about" }, CONTACT],
  },
  { label: "News", to: "/news/blog" },
  { label: "Narcat’s World", to: "/narcatsworld" },
]

export const FOOTER_GROUPS: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: "Learn", links: [COURSES, CERTIFIED, NALOXONE, STEPS] },
  { title: "Get involved", links: [VOLUNTEER, CHAPTER, DONOR, RAFFLES, REVERSAL] },
  {
    title: "About",
    links: [
      { label: "Our history", to: "/about/our-history" },
      TEAM,
      IMPACT,
      { label: "Blog", to: "/news/blog" },
      { label: "Press", to: "/news/press" },
      CONTACT,
    ],
  },
]

export const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
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
