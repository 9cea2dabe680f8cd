import type { DbEnum } from "#app/lib/supabase/types.ts"

interface Question<Answer extends string> {
  title: string
  labels: Readonly<Record<Answer, string>>
  isMultiple?: true
}

const unknown = "I don’t know"

/** The optional questions by the column that keeps the answer, in the order of the form. */
export const QUESTIONS = {
  setting: question<DbEnum<"reversal_setting">>("What kind of place", {
    ...{ home: "Their home or mine", "other-home": "Someone else’s home", campus: "Dorm or campus" },
    ...{ school: "School", outdoors: "Street or park", nightlife: "Festival, club or bar", hotel: "Hotel" },
    ...{ vehicle: "Vehicle", workplace: "Workplace", "public-building": "Public building" },
    ...{ shelter: "Shelter or treatment site", jail: "Jail", other: "Somewhere else" },
  }),
  time_of_day: question<DbEnum<"reversal_time">>("Time of day", {
    ...{ morning: "Morning", afternoon: "Afternoon", evening: "Evening", night: "Night", unknown },
  }),
  relation: question<DbEnum<"reversal_relation">>("Who you are to them", {
    ...{
      friend: "Friend",
      partner: "Partner",
      family: "Family",
      stranger: "Stranger",
      "co-worker": "Co-worker",
    },
    ...{
      student: "Fellow student",
      outreach: "Staff or outreach worker",
      "first-responder": "First responder",
    },
    ...{ myself: "I was given it", other: "Something else" },
  }),
  signs: multiple<DbEnum<"reversal_sign">>("What you noticed", {
    ...{
      unresponsive: "Wouldn’t wake up",
      breathing: "Slow or no breathing",
      blue: "Blue or gray lips or nails",
    },
    ...{ gurgling: "Gurgling or snoring", pupils: "Tiny pupils", limp: "Limp body", cold: "Cold skin" },
    ...{ other: "Something else" },
  }),
  product: question<DbEnum<"reversal_product">>("Which naloxone", {
    ...{ "nasal-4": "Nasal spray, 4 mg", "nasal-3": "Nasal spray, 3 mg", "nasal-8": "Nasal spray, 8 mg" },
    ...{ vial: "Vial and syringe", injector: "Auto-injector or prefilled syringe" },
    ...{ nalmefene: "Nalmefene spray or injector", other: "Something else", unknown },
  }),
  origin: question<DbEnum<"reversal_origin">>("Where the naloxone came from", {
    ...{ us: "From you, by mail or at a lesson", chapter: "A chapter", pharmacy: "Pharmacy" },
    ...{
      "health-department": "Health department",
      school: "School",
      "other-program": "Another program",
      unknown,
    },
  }),
  wait: question<DbEnum<"reversal_wait">>("How long until they breathed", {
    ...{ "under-1": "Under 1 minute", "1-3": "1 to 3 minutes", "3-5": "3 to 5 minutes" },
    ...{ "over-5": "More than 5 minutes", none: "They didn’t respond", unknown },
  }),
  reaction: question<DbEnum<"reversal_reaction">>("How they were then", {
    ...{
      alert: "Breathing and alert",
      sleepy: "Breathing and sleepy",
      sick: "Sick or vomiting",
      upset: "Upset",
    },
    ...{ none: "No response", unknown },
  }),
  acts: multiple<DbEnum<"reversal_act">>("What else was done", {
    ...{ "called-911": "Called 911", breaths: "Rescue breaths", compressions: "Chest compressions" },
    ...{ "recovery-position": "Recovery position", shouted: "Shouted or rubbed the breastbone" },
    ...{ stayed: "Stayed with them", other: "Something else" },
  }),
  called_911: question<DbEnum<"reversal_call">>("Was 911 called?", { yes: "Yes", no: "No", unknown }),
  no_call: question<DbEnum<"reversal_no_call">>("If not, why", {
    ...{ police: "Worried about the police", "woke-up": "They woke up", "no-phone": "No phone" },
    ...{ other: "Another reason", "rather-not-say": "I’d rather not say" },
  }),
  arrivals: multiple<DbEnum<"reversal_arrival">>("Who came", {
    ...{ ems: "Ambulance", police: "Police", fire: "Fire department", nobody: "Nobody", unknown },
  }),
  after: question<DbEnum<"reversal_after">>("What happened next", {
    ...{ hospital: "Went to a hospital", refused: "Didn’t want to go", friends: "Stayed with friends" },
    ...{ treatment: "Went to treatment", unknown },
  }),
  substances: multiple<DbEnum<"reversal_substance">>("What they may have taken", {
    ...{
      fentanyl: "Fentanyl",
      heroin: "Heroin",
      pill: "Prescription or pressed pill",
      methadone: "Methadone",
    },
    ...{
      benzodiazepine: "Benzodiazepine",
      cocaine: "Cocaine",
      meth: "Meth",
      mdma: "MDMA",
      alcohol: "Alcohol",
    },
    ...{ xylazine: "Xylazine or medetomidine", unknown, other: "Something else" },
  }),
  age: question<DbEnum<"reversal_age">>("Their age, about", {
    ...{ "under-18": "Under 18", "18-24": "18 to 24", "25-34": "25 to 34", "35-44": "35 to 44" },
    ...{ "45-54": "45 to 54", "55-64": "55 to 64", "65-and-over": "65 and over", unknown },
  }),
  gender: question<DbEnum<"reversal_gender">>("Their gender", {
    ...{
      woman: "Woman",
      man: "Man",
      nonbinary: "Nonbinary",
      "rather-not-say": "I’d rather not say",
      unknown,
    },
  }),
  race: multiple<DbEnum<"reversal_race">>("Their race or ethnicity", {
    ...{ "american-indian": "American Indian or Alaska Native", asian: "Asian", black: "Black" },
    ...{ hispanic: "Hispanic or Latino", "middle-eastern": "Middle Eastern or North African" },
    ...{ "pacific-islander": "Native Hawaiian or Pacific Islander", white: "White" },
    ...{ "rather-not-say": "I’d rather not say", unknown },
  }),
} as const

export type QuestionName = keyof typeof QUESTIONS

export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[]

/** The answers of a question as choices of a form. */
export function choicesOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

function question<Answer extends string>(
  title: string,
  labels: Question<Answer>["labels"],
): Question<Answer> {
  return { title, labels }
}

function multiple<Answer extends string>(
  title: string,
  labels: Question<Answer>["labels"],
): Question<Answer> {
  return { title, labels, isMultiple: true }
}
