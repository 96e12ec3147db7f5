/** What the law and the shop want to know about a product before anybody may buy it. */
export interface LabelFacts {
  kind: string
  name: string
  feedType: 'complete' | 'complementary' | null
  ingredients: readonly LabelIngredient[]
  /** What a box holds, each part with a label of its own; empty where the product has a recipe itself. */
  contents: string
  /** Declared constituents in percent as fed, by their code. */
  constituents: Readonly<Record<string, number>>
  hasAdditivesStatement: boolean
  /** Codes of the register, as far as the label has them. */
  additiveCodes: readonly string[]
  guideRows: number
  directions: string
  storage: string
  approvalNumber: string
  /** Who answers for the label: the shop itself, as its settings say. */
  operator: string
  maker: string
  /** Of the maker, as two letters; empty when nobody has said it. */
  makerCountry: string
  euPerson: string
  warnings: string
  categories: number
  pictures: number
  /** Of them, those that say what they show. */
  describedPictures: number
  packs: readonly LabelPack[]
}

interface LabelIngredient {
  percent: number | null
  mgPerKg: number | null
  isAnimal: boolean
}

interface LabelPack {
  hasQuantity: boolean
  hasPrice: boolean
  onHand: number
  /** Pieces of batches with a code and a day. */
  inBatches: number
}

export const PARTICULARS = [
  ...(['name', 'feed_type', 'ingredients', 'ingredient_order', 'ingredient_total'] as const),
  ...(['crude_protein', 'crude_fat', 'crude_fibre', 'crude_ash', 'moisture', 'constituent_total'] as const),
  ...([
    'additives',
    'promised_additives',
    'feeding_guide',
    'directions',
    'storage',
    'approval_number',
    'operator',
  ] as const),
  ...(['net_quantity', 'batch', 'maker', 'eu_person', 'warnings', 'pack', 'price', 'category'] as const),
  ...(['picture', 'picture_alt'] as const),
] as const
export type Particular = (typeof PARTICULARS)[number]

/** What a label must add up to; below it something is not said, above it somebody cannot count. */
export const RECIPE_LIMITS = { least: 99.5, most: 100.05 } as const

const FEED = new Set(['kibble', 'can', 'pouch', 'treat', 'supplement'])
const WET = new Set(['can', 'pouch'])
/** Cosmetics and equipment: the rules of general product safety, which leave feed out. */
const GOODS = new Set(['cosmetics', 'equipment'])
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

/**
 * What the shop promises not to be in its food: preservatives (1a), BHA, BHT and their kin among antioxidants, colourants (2a) and chemically
 * defined flavours (2b). Tocopherols and extracts of plants have other codes.
 */
const ARTIFICIAL = /^(?:1a|1b3(?:1[0-2]|2[0-4])|2a|2b)/

interface Rule {
  code: Particular
  isAsked(facts: LabelFacts): boolean
  isThere(facts: LabelFacts): boolean
}

/** A box that does not say what it is put together of is a feed as any other. */
const isFeed = ({ kind, contents }: LabelFacts) => FEED.has(kind) || (kind === 'box' && !isSaid(contents))
const isGoods = ({ kind }: LabelFacts) => GOODS.has(kind)
const isComplete = (facts: LabelFacts) => isFeed(facts) && facts.feedType === 'complete'
const hasRecipe = (facts: LabelFacts) => isFeed(facts) && facts.ingredients.length > 0
const always = () => true
const isSaid = (text: string) => text.trim() !== ''
const hasPacks = ({ packs }: LabelFacts) => packs.length > 0

const RULES: readonly Rule[] = [
  { code: 'name', isAsked: always, isThere: ({ name }) => isSaid(name) },
  { code: 'feed_type', isAsked: isFeed, isThere: ({ feedType }) => feedType !== null },
  { code: 'ingredients', isAsked: isFeed, isThere: ({ ingredients }) => ingredients.length > 0 },
  { code: 'ingredient_order', isAsked: hasRecipe, isThere: ({ ingredients }) => isDescending(ingredients) },
  { code: 'ingredient_total', isAsked: hasRecipe, isThere: ({ ingredients }) => isWhole(ingredients) },
  ...(['crude_protein', 'crude_fat', 'crude_fibre', 'crude_ash'] as const).map((code) => declared(code, isFeed)),
  // Art. 15 (g) asks for it above 14 %; a tin is always above.
  declared('moisture', ({ kind }) => WET.has(kind)),
  { code: 'constituent_total', isAsked: isFeed, isThere: ({ constituents }) => totalOf(constituents) <= 100 },
  { code: 'additives', isAsked: isComplete, isThere: ({ hasAdditivesStatement }) => hasAdditivesStatement },
  {
    code: 'promised_additives',
    isAsked: isFeed,
    isThere: ({ additiveCodes }) => !additiveCodes.some((code) => ARTIFICIAL.test(code)),
  },
  { code: 'feeding_guide', isAsked: isComplete, isThere: ({ guideRows }) => guideRows > 0 },
  { code: 'directions', isAsked: isFeed, isThere: ({ directions }) => isSaid(directions) },
  {
    code: 'storage',
    isAsked: (facts) => isFeed(facts) || facts.kind === 'box',
    isThere: ({ storage }) => isSaid(storage),
  },
  {
    code: 'approval_number',
    isAsked: (facts) => isFeed(facts) && facts.ingredients.some(({ isAnimal }) => isAnimal),
    isThere: ({ approvalNumber }) => isSaid(approvalNumber),
  },
  { code: 'operator', isAsked: isFeed, isThere: ({ operator }) => isSaid(operator) },
  {
    code: 'net_quantity',
    isAsked: (facts) => isFeed(facts) && hasPacks(facts),
    isThere: ({ packs }) => packs.every(({ hasQuantity }) => hasQuantity),
  },
  // At a distance the batch comes with the parcel at the latest (Art. 11 (3)): what lies on the shelf must have one.
  {
    code: 'batch',
    isAsked: isFeed,
    isThere: ({ packs }) => packs.every(({ onHand, inBatches }) => inBatches >= onHand),
  },
  { code: 'maker', isAsked: isGoods, isThere: ({ maker, makerCountry }) => isReachable(maker) && isSaid(makerCountry) },
  {
    code: 'eu_person',
    isAsked: (facts) => isGoods(facts) && isSaid(facts.makerCountry) && !EU.has(facts.makerCountry),
    isThere: ({ euPerson }) => isReachable(euPerson),
  },
  { code: 'warnings', isAsked: isGoods, isThere: ({ warnings }) => isSaid(warnings) },
  { code: 'pack', isAsked: always, isThere: hasPacks },
  { code: 'price', isAsked: hasPacks, isThere: ({ packs }) => packs.every(({ hasPrice }) => hasPrice) },
  { code: 'category', isAsked: always, isThere: ({ categories }) => categories > 0 },
  // Art. 19: whoever buys at a distance sees what it is.
  { code: 'picture', isAsked: isGoods, isThere: ({ pictures }) => pictures > 0 },
  // Whoever does not see a picture hears its description (Directive 2019/882).
  {
    code: 'picture_alt',
    isAsked: ({ pictures }) => pictures > 0,
    isThere: ({ pictures, describedPictures }) => describedPictures >= pictures,
  },
]

/** Everything that is asked of such a product, and what of it is not there; nothing missing means that it may be sold. */
export function checkLabel(facts: LabelFacts): { asked: Particular[]; missing: Particular[] } {
  const rules = RULES.filter(({ isAsked }) => isAsked(facts))
  return {
    asked: rules.map(({ code }) => code),
    missing: rules.filter(({ isThere }) => !isThere(facts)).map(({ code }) => code),
  }
}

export function missingParticulars(facts: LabelFacts): Particular[] {
  return checkLabel(facts).missing
}

/** Of the whole recipe, in percent. */
export function recipeTotal(ingredients: readonly Pick<LabelIngredient, 'percent' | 'mgPerKg'>[]): number {
  return ingredients.reduce((sum, { percent, mgPerKg }) => sum + (percent ?? 0) + (mgPerKg ?? 0) / 10_000, 0)
}

function declared(code: Particular, isAsked: Rule['isAsked']): Rule {
  return { code, isAsked, isThere: ({ constituents }) => constituents[code] !== undefined }
}

function totalOf(constituents: LabelFacts['constituents']): number {
  const whole = ['crude_protein', 'crude_fat', 'crude_fibre', 'crude_ash', 'moisture']
  return whole.reduce((sum, code) => sum + (constituents[code] ?? 0), 0)
}

/** Art. 19 asks for a name, a postal and an electronic address; a word alone is a mark of goods. */
function isReachable(person: string): boolean {
  const online = /[^\s,;]+@[^\s,;]+\.[^\s,;]+|(?:https?:\/\/|www\.)[^\s,;]+/giu
  const post = person
    .replaceAll(online, '')
    .split(/[,;\n]/u)
    .filter(isSaid)
  return post.length >= 2 && /\d/u.test(post.slice(1).join(' ')) && person.search(online) >= 0
}

function isDescending(ingredients: readonly LabelIngredient[]): boolean {
  const amounts = ingredients.flatMap(({ percent, mgPerKg }) => percent ?? (mgPerKg === null ? [] : mgPerKg / 10_000))
  return amounts.every((amount, index) => amount <= (amounts[index - 1] ?? 100))
}

/** A recipe that keeps some of its amounts to itself may say less than all of it, never more. */
function isWhole(ingredients: readonly LabelIngredient[]): boolean {
  const total = recipeTotal(ingredients)
  const isOpen = ingredients.some(({ percent, mgPerKg }) => percent === null && mgPerKg === null)
  return total <= RECIPE_LIMITS.most && (isOpen || total >= RECIPE_LIMITS.least)
}
