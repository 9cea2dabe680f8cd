interface Progress {
  hasName: boolean
  hasState: boolean
  hasPicture: boolean
  hasSecondFactor: boolean
  isStaff: boolean
  /** Under 18 without a linked guardian. */
  needsGuardian: boolean
  /** A passed test that needs something for its certificate. */
  waitingCertificate: NextStep | null
  /** The unfinished course they opened last. */
  openCourse: OpenCourse | null
  hasFinishedCourse: boolean
}

interface OpenCourse {
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

/** Optional steps, except that staff need the second factor. */
export function accountSteps(progress: Progress): readonly Step[] {
  const { hasName, hasState, hasPicture, hasSecondFactor } = progress
  return [
    { key: "name", label: "Tell us what to call you", to: "/me/profile", isDone: hasName },
    { key: "state", label: "Choose your state", to: "/me/profile", isDone: hasState },
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
  title: "Learn to reverse an overdose",
  text: "About twenty minutes, free, in plain words. Then you’ll know what to do when someone won’t wake up.",
  label: "Start learning",
  to: "/courses",
}

const ANOTHER_COURSE: NextStep = {
  title: "You know what to do",
  text: "Skills fade when you don’t use them. A short course keeps yours fresh.",
  label: "Find another course",
  to: "/courses",
}

const GUARDIAN: NextStep = {
  title: "Bring an adult along",
  text: "Until you are 18, a guardian gives permission for courses, events and more. You choose who, and you see what they see.",
  label: "Invite a guardian",
  to: "/me/guardians",
}

/** The one thing to do now. */
export function nextStep(progress: Progress): NextStep {
  const { hasName, hasSecondFactor, isStaff, needsGuardian } = progress
  const { waitingCertificate, openCourse, hasFinishedCourse } = progress
  if (isStaff && !hasSecondFactor) {
    return {
      title: "Secure your staff account",
      text: "Your role can see other people’s data, so it needs two-step sign-in. It takes two minutes and your phone.",
      label: "Set it up",
      to: "/me/security",
    }
  }
  if (waitingCertificate) return waitingCertificate
  if (!hasName) {
    return {
      title: "What should we call you?",
      text: "A first name is enough. Choose your state too, and you’ll see your chapter’s colors.",
      label: "Fill in my profile",
      to: "/me/profile",
    }
  }
  if (needsGuardian) return GUARDIAN
  if (openCourse) return continueCourse(openCourse)
  return hasFinishedCourse ? ANOTHER_COURSE : COURSE
}

function continueCourse({ title, lessonsLeft, lessons, test }: OpenCourse): NextStep {
  if (lessonsLeft === 0) {
    return { title, text: "Every lesson is done. Only the test is left.", label: "Take the test", to: test }
  }
  const text = lessonsLeft === 1 ? "One lesson to go." : `${lessonsLeft} lessons to go.`
  return { title, text: `${text} We saved your place.`, label: "Continue", to: lessons }
}

// Longer first names do not fit on one line in large type.
const LONGEST_GREETED = 14

/** The greeting, as the lines of a headline. */
export function greeting(name: string): readonly string[] {
  const [first = ""] = name.trim().split(/\s+/)
  return first !== "" && [...first].length <= LONGEST_GREETED ? ["Hey", first] : ["Hey there"]
}
