import { parseAdditives } from './additives.ts'
import { type CompositionLine, parseComposition, totalPercent } from './composition.ts'
import type { DemoProduct } from './demo-schemas.ts'
import type { IngredientDictionary } from './dictionary-schemas.ts'
import type { DemoShop } from './read-demo.ts'

/** What the label claims must follow from what is in the bag. */
export function* checkRecipes({ products, ingredients }: DemoShop): Generator<string> {
  for (const product of products) {
    yield* checkGuide(product)
    if (!product.analyticalConstituents) continue
    try {
      if (product.additives) parseAdditives(product.additives)
      yield* checkRecipe(product, parseComposition(product.composition, ingredients), ingredients)
    } catch (error) {
      yield `${product.slug}: ${(error as Error).message}`
    }
  }
}

function* checkRecipe(
  product: DemoProduct,
  lines: CompositionLine[],
  dictionary: IngredientDictionary,
): Generator<string> {
  const { slug } = product
  const total = totalPercent(lines)
  if (total < 99.5 || total > 100.05) yield `${slug}: composition adds up to ${total.toFixed(2)} %`
  const amounts = lines.map((line) => line.percent ?? (line.mgPerKg ?? 0) / 10_000)
  if (amounts.some((amount, index) => amount > (amounts[index - 1] ?? 100)))
    yield `${slug}: composition is not in descending order`

  const contained = withAncestors(
    lines.map((line) => line.ingredient),
    dictionary,
  )
  const derived = dictionary.allergens.filter((allergen) => contained.has(allergen.ingredient)).map((each) => each.name)
  if (derived.toSorted().join() !== product.allergens.toSorted().join()) {
    yield `${slug}: declares allergens ${product.allergens.join(', ')}, the composition holds ${derived.join(', ')}`
  }
  if (product.grainFree === contained.has('obiloviny')) yield `${slug}: grain-free flag disagrees with the composition`
  const sources = animalSources(contained, dictionary)
  if (product.monoprotein && sources !== 1) yield `${slug}: claims one animal source, the composition holds ${sources}`
  yield* checkEnergy(product)
}

function withAncestors(codes: string[], { nodes }: IngredientDictionary): Set<string> {
  const parents = new Map(nodes.map((node) => [node.code, node.parent]))
  const found = new Set<string>()
  for (const code of codes) {
    // A tree that bites its tail is reported elsewhere; here it must only come to an end.
    for (let each: string | undefined = code; each && !found.has(each); each = parents.get(each)) found.add(each)
  }
  return found
}

function animalSources(contained: Set<string>, { nodes }: IngredientDictionary): number {
  return nodes.filter((node) => node.species && contained.has(node.code)).length
}

/** Modified Atwater, as the feeding calculators use it. */
function* checkEnergy({ slug, analyticalConstituents: label, energyKcalPer100g }: DemoProduct): Generator<string> {
  if (!label || !energyKcalPer100g) return
  const { hrubyProtein, hrubyTuk, hrubaVlaknina, hrubyPopel, vlhkost } = label
  const known = [hrubyProtein, hrubyTuk, hrubaVlaknina, hrubyPopel, vlhkost].map((each) => each ?? 0)
  const carbohydrate = 100 - known.reduce((sum, each) => sum + each, 0)
  if (carbohydrate < 0) yield `${slug}: constituents add up to more than 100 %`
  const expected = 3.5 * (hrubyProtein ?? 0) + 8.5 * (hrubyTuk ?? 0) + 3.5 * carbohydrate
  if (Math.abs(expected - energyKcalPer100g) > expected * 0.03)
    yield `${slug}: ${energyKcalPer100g} kcal declared, ${expected.toFixed(0)} computed`
}

function* checkGuide({ slug, feedingGuide }: DemoProduct): Generator<string> {
  if (!feedingGuide) return
  const { columns, rows } = feedingGuide
  if (rows.some((row) => row.values.length !== columns.length))
    yield `${slug}: a row of the feeding guide misses a column`
}
