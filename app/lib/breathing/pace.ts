/** From one breath to the next. Sources: 5 seconds SAMHSA, 2 to 3 for children American Heart Association. */
export const BREATH_SECONDS = { adult: 5, child: 3 }
