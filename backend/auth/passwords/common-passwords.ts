// Words, keyboard rows and digits that weak passwords are made of; guessing tools start with these.
const WORDS = `
password passwort passw0rd pass word contrasena motdepasse senha parola heslo secret secure security private
letmein welcome hello hallo hola bonjour ciao login logon signin admin administrator root toor guest user test
testing tester demo default changeme change temp temporary access master system server computer internet windows
linux apple google facebook twitter instagram youtube netflix amazon microsoft android samsung iphone office
qwerty qwertz azerty asdf zxcv asdfgh zxcvbn qweasd qazwsx wsxedc trustno one iloveyou ilove loveyou love lover lovely
iloveu forever always family mother father mommy daddy mama papa sister brother baby babygirl babyboy angel princess
prince queen king princesa amor sweet sweetheart honey sugar cookie cupcake chocolate candy banana orange lemon
cherry apples peanut butter pepper ginger coffee whiskey pizza cheese tequila flower flowers rose daisy lily violet
jasmine summer winter spring autumn january february march april may june july august september october november
december monday tuesday wednesday thursday friday saturday sunday holiday christmas birthday sunshine sunny rainbow
moonlight moon star stars starwars ocean beach river mountain thunder lightning storm shadow fire ice snow snowball
dragon monkey tiger lion bear wolf panther eagle falcon hawk phoenix dolphin horse pony bunny rabbit kitty kitten
puppy buster tigger simba bella max rocky lucky charlie bailey buddy cooper molly maggie sadie toby sophie chloe
butterfly spider scorpion cobra viper mustang ferrari porsche corvette camaro harley yamaha honda toyota mercedes
bmw audi ford chevy nissan jaguar football baseball basketball soccer hockey tennis golf golfer swimming runner
running hunter hunting fishing gamer gaming player playboy playstation xbox nintendo pokemon pikachu minecraft mario
zelda naruto batman superman spiderman ironman joker hulk avengers marvel matrix merlin gandalf frodo hobbit wizard
magic ninja samurai warrior knight soldier ranger hunter killer sniper assassin pirate cowboy cowboys yankees lakers
steelers eagles chelsea arsenal liverpool barcelona madrid juventus america american texas california florida newyork
london paris berlin england canada mexico brazil freedom liberty peace power money dollar bitcoin crypto business
success winner champion legend hero strong strength smile happy happiness life lifetime living god jesus christ
jesuschrist blessed blessing faith grace heaven hope trust truth angels church bible michael jennifer jessica jordan
ashley michelle amanda daniel andrew joshua matthew nicole robert thomas william richard charles george anthony
joseph samantha stephanie elizabeth hannah heather melissa danielle brandon justin tyler austin dakota patrick
patricia maria carlos jose david john james peter paul mark anna laura sarah sara emma olivia sophia isabella mia
alexander alexandra alex chris christian christopher nicholas benjamin samuel jackson mason lucas oliver harley
abcdef abcd abc abcabc xyz aaa qqq zzz foobar foo bar blah blahblah whatever nothing something anything nobody
somebody everybody please thanks thankyou sorry goodbye goodluck awesome amazing fantastic wonderful beautiful
gorgeous pretty handsome sexy sexybitch fuck fuckyou fuckoff shit bitch asshole crazy stupid loser banned
purple yellow green blue red black white silver golden gold diamond pearl crystal ruby copper metal metallica nirvana
guitar music rock rocknroll rockstar singer dancer dance drums piano slipknot blink eminem rihanna beyonce
naloxone narcan overdose airway rescue nurse doctor medic volunteer training course lesson member website account
`
  .trim()
  .split(/\s+/)

const KEYBOARD = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  "!@#$%^&*()",
]
const RUNS = KEYBOARD.flatMap(row => [row, [...row].reverse().join("")])

const LEET = new Map(
  Object.entries({ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" }),
)
const MAX_COMMON_COST = 3
const COMMON = new Set(WORDS)

/**
 * Whether a password consists only of common words, keyboard runs and short numbers. `personal` are words
 * easy to guess for this user: parts of the address and the site's name.
 */
export function isCommonPassword(password: string, personal: readonly string[]): boolean {
  const personalWords = new Set(personal.flatMap(wordVariants).filter(word => word.length > 2))
  return isMadeOfCommonParts(password.normalize("NFKC").toLowerCase(), personalWords)
}

function wordVariants(text: string): string[] {
  const lower = text.toLowerCase()
  return [lower, lower.replace(/[^a-z0-9]/g, ""), ...lower.split(/[^a-z0-9]+/)]
}

// Lowest cost of composing the first n characters: a word costs one, a pattern less.
function isMadeOfCommonParts(text: string, personal: ReadonlySet<string>): boolean {
  const lowestCost = [0, ...Array<number>(text.length).fill(Infinity)]
  for (let start = 0; start < text.length; start++) {
    if (lowestCost[start]! > MAX_COMMON_COST) continue
    for (let end = start + 1; end <= text.length; end++) {
      const cost = partCost(text.slice(start, end), personal)
      lowestCost[end] = Math.min(lowestCost[end]!, lowestCost[start]! + cost)
    }
  }
  return lowestCost[text.length]! <= MAX_COMMON_COST
}

function partCost(part: string, personal: ReadonlySet<string>): number {
  const plain = [...part].map(char => LEET.get(char) ?? char).join("")
  if (personal.has(part) || personal.has(plain)) return 0.5
  if (COMMON.has(part) || COMMON.has(plain)) return 1
  if (/^([ -/:-@[-`{-~])\1*$/.test(part)) return 0.25
  if (/^(19|20)\d\d$/.test(part)) return 0.25
  if (/^([a-z0-9])\1{2,}$/.test(part)) return 0.5
  if (part.length > 2 && RUNS.some(run => run.includes(part))) return 0.5
  if (/^\d{1,4}$/.test(part)) return part.length > 2 ? 1 : 0.5
  return Infinity
}
