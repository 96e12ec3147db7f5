/** What a Czech dog owner types, and what they would call a right answer among the first three. */
export interface CorpusCase {
  q: string
  /** One of these products is among the first three. */
  product?: string[]
  /** Every one of the first three products has these properties. */
  every?: {
    kind?: string
    protein?: string
    lifeStage?: string
    grainFree?: true
    monoprotein?: true
    category?: string
  }
  /** No ingredient under this node is in any of the first three, and there are at least three. */
  without?: string[]
  /** The category is suggested among the first three. */
  category?: string
  /** How the query should be read back to the customer. */
  correction?: string
}

const CHICKEN_KIBBLE = { kind: 'kibble', protein: 'kure' }

export const SEARCH_CORPUS: CorpusCase[] = [
  // Plain words, as they stand on the shelf.
  { q: 'granule', every: { kind: 'kibble' } },
  { q: 'konzervy', every: { kind: 'can' } },
  { q: 'kapsičky', every: { kind: 'pouch' } },
  { q: 'pamlsky', every: { kind: 'treat' } },
  { q: 'šampon', every: { kind: 'cosmetics' } },
  { q: 'vodítko', product: ['voditko-prepinaci'] },
  { q: 'pelíšek', product: ['pelisek-s-pametovou-penou'] },
  { q: 'míček', product: ['micek-prirodni-kaucuk'] },
  { q: 'odměrka', product: ['odmerka-na-granule'] },
  { q: 'lososový olej', product: ['lososovy-olej'] },
  { q: 'konopný olej', product: ['konopny-olej'] },
  { q: 'kuřecí granule', every: CHICKEN_KIBBLE },
  { q: 'granule kuře s hnědou rýží', product: ['granule-kure-s-hnedou-ryzi'] },
  { q: 'granule losos brambor', product: ['granule-losos-s-bramborem'] },
  { q: 'konzerva jehněčí cuketa', product: ['konzerva-jehneci-s-cuketou'] },
  { q: 'sušená kuřecí prsa', product: ['susena-kureci-prsa'] },
  { q: 'králičí uši', product: ['susene-kralici-usi'] },
  { q: 'doplněk na klouby', product: ['doplnek-klouby'] },
  { q: 'dárkový box', product: ['darkovy-box'] },
  { q: 'tréninkový box', product: ['treninkovy-box'] },

  // Without diacritics, as on a phone.
  { q: 'kureci granule', every: CHICKEN_KIBBLE },
  { q: 'stene', every: { lifeStage: 'stene' } },
  { q: 'susene maso', every: { kind: 'treat', category: 'susene-maso' } },
  { q: 'hovezi plice', product: ['susene-hovezi-plice'] },
  { q: 'dentalni tycinky', every: { category: 'dentalni' } },
  { q: 'jehneci s ryzi', every: { protein: 'jehneci' } },
  { q: 'lososova kuze', product: ['susena-lososova-kuze'] },
  { q: 'pretahovadlo', product: ['pretahovadlo-lano'] },
  { q: 'miska nerez', product: ['miska-nerezova'] },
  { q: 'zverina s lesnimi plody', product: ['granule-zverina-s-lesnimi-plody'] },
  { q: 'SENIOR KRUTA', every: { protein: 'kruta', lifeStage: 'senior' } },

  // Grammatical cases and derived words.
  { q: 'granulí pro štěňata', every: { kind: 'kibble', lifeStage: 'stene' } },
  { q: 'granulemi s kuřecím masem', every: CHICKEN_KIBBLE },
  { q: 'o granulích s lososem', every: { kind: 'kibble', protein: 'losos' } },
  { q: 'konzerv s hovězím', every: { kind: 'can', protein: 'hovezi' } },
  { q: 'konzervami z králíka', every: { kind: 'can', protein: 'kralik' } },
  { q: 'pamlsků z kachny', product: ['susena-kachni-prsa'] },
  { q: 'granule s kachnou', every: { kind: 'kibble', protein: 'kachna' } },
  { q: 'krmivo pro psího seniora', every: { lifeStage: 'senior' } },
  { q: 'štěňátko', every: { lifeStage: 'stene' } },
  { q: 'kapsička s krůtím masem', every: { kind: 'pouch', protein: 'kruta' } },
  { q: 'tréninkovými kousky', every: { category: 'treninkove' } },
  { q: 'sušenek s jablky', product: ['susenky-jablko-s-mrkvi'] },
  { q: 'misek pro psa', every: { kind: 'equipment', category: 'misky-a-krmeni' } },
  { q: 'hraček', every: { category: 'hracky' } },
  { q: 'granule pro velká plemena', every: { kind: 'kibble', category: 'velka-plemena' } },
  { q: 'granule malých plemen', every: { kind: 'kibble', category: 'mala-plemena' } },
  {
    q: 'jelením masem',
    product: ['granule-mono-jelen-s-pastinakem', 'susene-kostky-zverina', 'granule-zverina-s-lesnimi-plody'],
  },

  // Typing errors.
  { q: 'grnaule', every: { kind: 'kibble' }, correction: 'granule' },
  { q: 'granle', every: { kind: 'kibble' }, correction: 'granule' },
  { q: 'konzevra hovezi', every: { kind: 'can', protein: 'hovezi' } },
  { q: 'pamslky', every: { kind: 'treat' } },
  { q: 'lsoos', every: { protein: 'losos' } },
  { q: 'granule s losossem', every: { kind: 'kibble', protein: 'losos' } },
  { q: 'kapsicla', every: { kind: 'pouch' } },
  { q: 'probyotika', product: ['doplnek-probiotika', 'doplnek-probiotika-stene'] },
  { q: 'šampom', every: { kind: 'cosmetics' } },
  { q: 'voditlo', product: ['voditko-prepinaci'] },
  { q: 'jehnenci granule', every: { kind: 'kibble', protein: 'jehneci' } },
  { q: 'kraliik', every: { protein: 'kralik' } },
  { q: 'pelisekk', product: ['pelisek-s-pametovou-penou'] },
  { q: 'dentalny tyčinky', every: { category: 'dentalni' } },
  { q: 'granule zverrina', every: { kind: 'kibble', protein: 'zverina' } },
  { q: 'monoproteynové granule', every: { kind: 'kibble', monoprotein: true } },

  // Other words for the same thing.
  { q: 'suché krmivo', every: { kind: 'kibble' } },
  { q: 'suchého krmiva pro štěně', every: { kind: 'kibble', lifeStage: 'stene' } },
  { q: 'pochoutky pro psy', every: { kind: 'treat' } },
  { q: 'odměny na výcvik', every: { category: 'treninkove' } },
  { q: 'paštika hovězí', every: { kind: 'can', protein: 'hovezi' } },
  { q: 'krocan', every: { protein: 'kruta' } },
  { q: 'granule puppy', every: { kind: 'kibble', lifeStage: 'stene' } },
  { q: 'vegetariánské granule', product: ['granule-vege-cocka-s-quinoou'] },
  { q: 'granule na hubnutí', every: { kind: 'kibble', category: 'kontrola-hmotnosti' } },
  { q: 'hypoalergenní granule', every: { kind: 'kibble', monoprotein: true } },
  { q: 'rybí olej', product: ['lososovy-olej'] },
  { q: 'pelech', product: ['pelisek-s-pametovou-penou'] },
  { q: 'tyčinky na zuby', every: { category: 'dentalni' } },
  { q: 'vitamíny', every: { kind: 'supplement' } },
  { q: 'balónek', product: ['micek-prirodni-kaucuk'] },
  { q: 'granule pro staršího psa', every: { kind: 'kibble', lifeStage: 'senior' } },
  { q: 'granule pro sportovní psy', product: ['granule-aktiv-hovezi-s-ryzi'] },
  { q: 'vzorky granulí', product: ['box-vzorku-granuli'] },
  { q: 'rybí granule', every: { kind: 'kibble', protein: 'losos' } },

  // Codes.
  { q: '8599871000704', product: ['granule-kure-s-hnedou-ryzi'] },
  { q: '8599871630079', product: ['sada-pro-stene'] },
  { q: '859 9871 000 773', product: ['granule-kure-s-hnedou-ryzi'] },
  { q: 'CN-GR-KUR-A-12K', product: ['granule-kure-s-hnedou-ryzi'] },
  { q: 'cn-sa-sen', product: ['sada-psi-senior'] },

  // What must not be inside.
  { q: 'granule bez kurete', every: { kind: 'kibble' }, without: ['kure'] },
  { q: 'granule bez kuřecího', every: { kind: 'kibble' }, without: ['kure'] },
  { q: 'granule bez obilovin', every: { kind: 'kibble', grainFree: true }, without: ['obiloviny'] },
  { q: 'bezobilné granule', every: { kind: 'kibble', grainFree: true }, without: ['obiloviny'] },
  { q: 'konzerva bez hovězího', every: { kind: 'can' }, without: ['hovezi'] },
  { q: 'pamlsky bez drůbeže', every: { kind: 'treat' }, without: ['drubez'] },
  { q: 'granule bez kuřete a obilovin', every: { kind: 'kibble' }, without: ['kure', 'obiloviny'] },
  { q: 'granule bez pšenice, kukuřice a sóji', every: { kind: 'kibble' }, without: ['psenice', 'kukurice', 'soja'] },
  { q: 'krmivo bez kuřte', without: ['kure'], correction: 'krmivo bez kuřete' },
  { q: 'bez ryb', without: ['ryby'] },
  { q: 'losos bez obilovin', every: { protein: 'losos' }, without: ['obiloviny'] },
  { q: 'granule bez masa', product: ['granule-vege-cocka-s-quinoou'], without: [] },
  { q: 'pamlsky bez lepku', every: { kind: 'treat' }, without: ['psenice', 'jecmen', 'oves'] },

  // Sizes, purposes, composition, longer questions.
  { q: 'granule kuře 12 kg', product: ['granule-kure-s-hnedou-ryzi', 'granule-maxi-kure-s-ryzi'] },
  { q: 'konzerva 800g hovězí', product: ['konzerva-hovezi-s-dyni', 'konzerva-mono-hovezi-ciste-maso'] },
  {
    q: 'glukosamin',
    product: ['doplnek-klouby', 'granule-senior-kruta-s-ryzi', 'granule-senior-maxi-jehneci-s-ovsem'],
  },
  { q: 'citlivé trávení', product: ['sada-citlive-brisko', 'doplnek-probiotika', 'granule-jehneci-s-ryzi'] },
  { q: 'lesklá srst', product: ['sada-leskla-srst', 'doplnek-srst', 'lososovy-olej'] },
  { q: 'co pro štěně', every: { lifeStage: 'stene' } },
  { q: 'monoproteinová konzerva jehněčí', product: ['konzerva-mono-jehneci-ciste-maso', 'konzerva-jehneci-s-cuketou'] },
  { q: 'čočka quinoa', product: ['granule-vege-cocka-s-quinoou'] },
  { q: 'mořská řasa', product: ['dentalni-tycinky-morska-rasa'] },

  // A second hand of queries, written after the words and synonyms were settled.
  { q: 'granule pro psa s alergií na kuře', every: { kind: 'kibble' }, without: ['kure'] },
  { q: 'psí granule', every: { kind: 'kibble' } },
  { q: 'levné konzervy', every: { kind: 'can' } },
  { q: 'jídlo pro štěně', every: { lifeStage: 'stene' } },
  { q: 'jehně', every: { protein: 'jehneci' } },
  { q: 'hovězí konzerva 400 g', every: { kind: 'can', protein: 'hovezi' } },
  { q: 'kuřecí kapsa', every: { kind: 'pouch', protein: 'kure' } },
  { q: 'borůvky', product: ['granule-zverina-s-lesnimi-plody', 'doplnek-imunita', 'granule-senior-mini-losos-s-ryzi'] },
  { q: 'heřmánkový šampon', product: ['sampon-stene-s-hermankem'] },
  { q: 'šampon na dlouhou srst', product: ['sampon-s-kondicionerem-dlouha-srst'] },
  { q: 'keramická miska', product: ['miska-keramicka'] },
  { q: 'hračka na přetahování', product: ['pretahovadlo-lano'] },
  { q: 'ortopedický pelíšek', product: ['pelisek-s-pametovou-penou'] },
  { q: 'kloubní výživa', product: ['doplnek-klouby', 'sada-psi-senior'] },
  { q: 'probiotika pro štěně', product: ['doplnek-probiotika-stene'] },
  { q: 'imunita', product: ['doplnek-imunita'] },
  { q: 'olej na srst', product: ['lososovy-olej', 'konopny-olej'] },
  { q: 'konzerva pro seniora', product: ['konzerva-senior-kruta-s-brokolici'] },
  { q: 'sada pro štěně', product: ['sada-pro-stene'] },
  { q: 'senior mini', product: ['granule-senior-mini-losos-s-ryzi'] },
  { q: 'junior', every: { lifeStage: 'stene' } },
  { q: 'granule jelen', product: ['granule-mono-jelen-s-pastinakem'] },
  { q: 'mátové tyčinky', product: ['dentalni-tycinky-mata-a-petrzel'] },
  { q: 'granule s ovsem', product: ['granule-mini-kachna-s-ovsem', 'granule-stene-mini-kure-s-ovsem'] },
  { q: 'krmivo pro štěňata velkých plemen', every: { lifeStage: 'stene', category: 'velka-plemena' } },
  { q: 'nejlepší granule', every: { kind: 'kibble' } },
  { q: 'pamlsky pro alergiky', every: { kind: 'treat', monoprotein: true } },
  { q: 'citlivé břicho', product: ['sada-citlive-brisko', 'doplnek-probiotika'] },
  { q: 'granule 6 kg losos bez obilovin', every: { kind: 'kibble', protein: 'losos' }, without: ['obiloviny'] },
  { q: 'mokre krmivo pro stenata', product: ['konzerva-stene-kure-s-dyni', 'kapsicka-stene-kure-s-jablkem'] },
  { q: 'granule pro kastrované psy', every: { kind: 'kibble', category: 'kontrola-hmotnosti' } },

  // Categories under the search field.
  { q: 'gran', category: 'granule' },
  { q: 'kapsic', category: 'kapsicky' },
  { q: 'pro štěň', category: 'granule/pro-stenata' },
  { q: 'pamls', category: 'pamlsky' },
  { q: 'dental', category: 'pamlsky/dentalni' },
  { q: 'hrack', category: 'vybaveni/hracky' },
  { q: 'monoprot', category: 'granule/monoproteinove' },
  { q: 'sampon', category: 'kosmetika/sampony' },
]
