export interface Progress {
  hasName: boolean
  hasState: boolean
  hasPicture: boolean
  hasSecondFactor: boolean
  /** Works here in some role. */
  isStaff: boolean
  /** Is under 18, with no adult at their side yet. */
  needsGuardian: boolean
  /** The course they were in last and have not finished. */
  openCourse: OpenCourse | null
  hasFinishedCourse: boolean
}

export interface OpenCourse {
  title: string
  lessonsLeft: number
  lessons: string
  test: string
}

export interface Step {
  key: "name" | "state" | "picture" | "second-factor"
  label: string
  to: string
  isDone: boolean
}

export interface NextStep {
  title: string
  text: string
  label: string
  to: string
}

/** What makes an account one's own. None of it is a duty; for staff the last one is. */
export function accountSteps(progress: Progress): readonly Step[] {
  const { hasName, hasState, hasPicture, hasSecondFactor } = progress
  return [
    { key: "name", label: "Tell us what to call you", to: "/me/profile", isDone: hasName },
    { key: "state", label: "Pick your state", to: "/me/profile", isDone: hasState },
    { key: "picture", label: "Add a picture", to: "/me/profile", isDone: hasPicture },
    {
      key: "second-factor",
      label: "Turn on two-step sign-in",
      to: "/me/security",
      isDone: hasSecondFactor,
    },
  ]
}

const COURSE: NextStep = {
  title: "Learn to bring a breath back",
  text: "About twenty minutes, free, in plain words. After that you know what to do when somebody does not wake up.",
  label: "Start learning",
  to: "/courses",
}

const ANOTHER_COURSE: NextStep = {
  title: "You know what to do",
  text: "Skills fade when nobody uses them. A short course keeps yours fresh.",
  label: "Find another course",
  to: "/courses",
}

const GUARDIAN: NextStep = {
  title: "Bring an adult along",
  text: "Until you are 18, a guardian says yes to courses, events and more. You choose who, and you see what they see.",
  label: "Invite a guardian",
  to: "/me/guardians",
}

/** The one thing to do now. */
export function nextStep(progress: Progress): NextStep {
  const { hasName, hasSecondFactor, isStaff, needsGuardian, openCourse, hasFinishedCourse } = progress
  if (isStaff && !hasSecondFactor) {
    return {
      title: "Lock the staff door",
      text: "Your role opens other people’s data, so it needs two-step sign-in. It takes two minutes and your phone.",
      label: "Set it up",
      to: "/me/security",
    }
  }
  if (!hasName) {
    return {
      title: "What should we call you?",
      text: "A first name is enough. Pick your state too, and your chapter’s look comes with it.",
      label: "Fill in my profile",
      to: "/me/profile",
    }
  }
  if (needsGuardian) return GUARDIAN
  if (openCourse) return goOn(openCourse)
  return hasFinishedCourse ? ANOTHER_COURSE : COURSE
}

function goOn({ title, lessonsLeft, lessons, test }: OpenCourse): NextStep {
  if (lessonsLeft === 0) {
    return { title, text: "Every lesson is done. Only the test is left.", label: "Take the test", to: test }
  }
  const text = lessonsLeft === 1 ? "One lesson to go." : `${lessonsLeft} lessons to go.`
  return { title, text: `${text} Your place is kept.`, label: "Go on", to: lessons }
}

// The widest a first name can be and still fill its line in large type.
const LONGEST_GREETED = 14

/** How somebody is greeted, in the lines of a headline. */
export function greeting(name: string): readonly string[] {
  const [first = ""] = name.trim().split(/\s+/)
  return first !== "" && [...first].length <= LONGEST_GREETED ? ["Hey", first] : ["Hey there"]
}
