import type { StaffProduct } from '@shop/contract/staff/staff-product'
import type { ClaimKind, ClaimRule } from '@shop/czech/mark-claims'
import type { Particular } from '@shop/domain/catalog/label-guard'

/** What is missing, and where the law asks for it. */
export const PARTICULARS: Record<Particular, readonly [string, string]> = {
  name: ['Název', 'Nař. 767/2009 čl. 15 a)'],
  feed_type: ['Druh krmiva', 'Nař. 767/2009 čl. 15 a)'],
  ingredients: ['Složení', 'Nař. 767/2009 čl. 17 odst. 1 e)'],
  ingredient_order: ['Suroviny sestupně podle podílu', 'Nař. 767/2009 čl. 17 odst. 1 e)'],
  ingredient_total: ['Součet složení', 'Nejvýše 100,05 %, celé složení nejméně 99,5 %'],
  crude_protein: ['Hrubý protein', 'Nař. 767/2009 příl. VII'],
  crude_fat: ['Hrubý tuk', 'Nař. 767/2009 příl. VII'],
  crude_fibre: ['Hrubá vláknina', 'Nař. 767/2009 příl. VII'],
  crude_ash: ['Hrubý popel', 'Nař. 767/2009 příl. VII'],
  moisture: ['Vlhkost', 'Nař. 767/2009 čl. 15 g)'],
  constituent_total: ['Součet analytických složek', 'Nejvýše 100 %'],
  additives: ['Doplňkové látky', 'Nař. 767/2009 čl. 15 f)'],
  promised_additives: ['Umělé barvivo, dochucovadlo nebo konzervant', 'Slíbili jsme, že v krmivu nejsou'],
  feeding_guide: ['Krmná tabulka', 'Nař. 767/2009 čl. 17 odst. 1 b)'],
  directions: ['Návod ke krmení', 'Nař. 767/2009 čl. 17 odst. 1 b)'],
  storage: ['Skladování', 'Nař. 767/2009 čl. 17 odst. 1 b)'],
  approval_number: ['Číslo schválení výrobce', 'Nař. 767/2009 čl. 15 c)'],
  operator: ['Kdo odpovídá za označení', 'Nař. 767/2009 čl. 15 b)'],
  net_quantity: ['Čistá hmotnost balení', 'Nař. 767/2009 čl. 15 e)'],
  batch: ['Šarže a trvanlivost zásoby', 'Nař. 767/2009 čl. 15 d)'],
  maker: ['Výrobce s poštovní a elektronickou adresou a jeho země', 'Nař. 2023/988 čl. 19'],
  eu_person: ['Odpovědná osoba v EU s poštovní a elektronickou adresou', 'Nař. 2023/988 čl. 19'],
  warnings: ['Varování', 'Nař. 2023/988 čl. 19'],
  pack: ['Aspoň jedno balení', 'Bez něj není co prodat'],
  price: ['Cena každého balení', 'Zadává se v cenách'],
  category: ['Kategorie', 'Bez ní produkt nikdo nenajde'],
  picture: ['Aspoň jeden obrázek', 'Nař. 2023/988 čl. 19'],
  picture_alt: ['Popis každého obrázku', 'Přístupnost, zákon č. 424/2023 Sb.'],
}

export const CLAIM_KINDS: Record<ClaimKind, string> = {
  medicinal: 'Krmivu nelze přisuzovat léčivé účinky. Nař. 767/2009, čl. 13',
  misleading: 'Nelze doložit. Klamavá praktika',
  green: 'Ekologické tvrzení chce důkaz. Směrnice 2024/825',
}
/** What could stand there instead; null where only leaving it out helps. */
export const INSTEAD: Record<ClaimRule, string | null> = {
  heals: 'pečuje o kůži zevnitř',
  mends: null,
  prevents: 'podporuje dobrou kondici',
  acts_as_drug: null,
  no_chemistry: 'bez umělých barviv',
  miracle: null,
  best_of_all: null,
  vets_say: null,
  for_people: null,
  green: null,
}

export const ROLES: Record<StaffProduct['ingredients'][number]['role'], string> = {
  meat: 'maso',
  fat: 'tuk',
  broth: 'vývar',
  egg_milk: 'vejce a mléko',
  grain: 'obilovina',
  tuber: 'hlíza',
  legume: 'luštěnina',
  vegetable: 'zelenina',
  fruit: 'ovoce',
  herb: 'bylina',
  oil: 'olej',
  functional: 'funkční složka',
  mineral: 'minerály',
}
export const ADDITIVES: Record<StaffProduct['additives'][number]['category'], string> = {
  nutritional: 'nutriční',
  zootechnical: 'zootechnické',
  technological: 'technologické',
  sensory: 'senzorické',
}
type Guide = NonNullable<StaffProduct['feedingGuide']>
export const GUIDE_KIND_NAMES: Record<Guide['kind'], string> = {
  adult: 'dospělý pes',
  puppy: 'štěně',
  treat: 'pamlsek',
  topper: 'doplněk misky',
  supplement: 'doplněk stravy',
}
export const GUIDE_UNIT_NAMES: Record<Guide['unit'], string> = {
  g_per_day: 'g denně',
  piece_per_day: 'ks denně',
  ml_per_day: 'ml denně',
}
