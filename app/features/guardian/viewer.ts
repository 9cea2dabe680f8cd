export interface Viewer {
  id: string
  /** The learner may look at the page; only guardians may act on it. */
  isGuardian: boolean
}
