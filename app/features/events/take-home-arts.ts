/** The drawings for what people take home. */
export const TAKE_HOME_ARTS = ["spray", "sticker", "narcat", "certificate", "bag"] as const

export type TakeHomeArt = (typeof TAKE_HOME_ARTS)[number]
