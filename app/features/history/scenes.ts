/** The drawings in public/art/history, by the height of their box, which is 720 wide. */
export const SCENES: Readonly<Record<string, number>> = {
  table: 376,
  mailbox: 391,
  bar: 406,
  clipboard: 421,
  lockers: 436,
  correction: 451,
  van: 466,
  house: 481,
}

const PLATEAU = 330
const PLAIN = 376

export function sceneHeight(scene: string | null) {
  return (scene !== null && SCENES[scene]) || PLAIN
}

/** The line over a plateau: flat, quick rise, long plateau, quick fall. */
export function linePath(height: number) {
  return `M-6 ${height}H44C92 ${height} 70 ${PLATEAU} 118 ${PLATEAU}H602C650 ${PLATEAU} 628 ${height} 676 ${height}H726`
}
