const FILE_NAME = /\.(?:jpe?g|png|webp|gif|avif)$|^(?:img|dsc|image|photo|screenshot)[\s_-]?\d*$/i
const NEEDLESS = /^(?:an? )?(?:picture|image|photo|graphic) (?:of|showing)\b/i

/** What is wrong with the description of a picture; null if nothing is. */
export function descriptionProblem(given: string | undefined) {
  const alt = given?.trim() ?? ""
  if (!alt || FILE_NAME.test(alt))
    return { isError: true, message: "The picture has no description for people who can’t see it." }
  const needless = NEEDLESS.exec(alt)?.[0]
  return needless
    ? { isError: false, message: `The description starts with “${needless}”, which isn’t needed.` }
    : null
}
