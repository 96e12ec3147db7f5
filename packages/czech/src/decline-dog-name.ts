interface DogNameCases {
  /** Bez koho: „ration of Bady“. */
  genitive: string
  /** Komu, kvůli komu. */
  dative: string
  /** Pro koho. */
  accusative: string
  /** S kým. */
  instrumental: string
}

type Rule = readonly [ending: RegExp, decline: (stem: string, ending: string) => DogNameCases | null]

/**
 * The name of a dog in the cases our sentences need, or null where the rules are not sure: a sentence then does without
 * them, because a name said wrong is worse than a plainer sentence. The sex decides: Charlie the dog is „Charlieho“, Charlie
 * the bitch stays Charlie.
 */
export function declineDogName(name: string, sex: 'male' | 'female' | null): DogNameCases | null {
  const known = name.trim()
  // Two words, numbers and initials follow no rule of ours.
  if (sex === null || !/^\p{Lu}\p{Ll}+$/u.test(known)) return null
  const irregular = IRREGULAR[`${sex} ${known.toLowerCase()}`]
  if (irregular) return toCases(irregular)
  for (const [ending, decline] of sex === 'male' ? MALE : FEMALE) {
    const found = ending.exec(known)
    if (found) return decline(known.slice(0, found.index), found[0])
  }
  return null
}

const UNSURE = () => null
const UNCHANGED = (stem: string, ending: string) => toCases(Array<string>(4).fill(stem + ending))

/** The order of the endings is that of `DogNameCases`. */
function toCases([genitive = '', dative = '', accusative = '', instrumental = '']: readonly string[]): DogNameCases {
  return { genitive, dative, accusative, instrumental }
}

function endings(genitive: string, dative: string, accusative: string, instrumental: string) {
  return (stem: string, ending: string) =>
    toCases([genitive, dative, accusative, instrumental].map((one) => stem + (ending[0] ?? '') + one))
}

/** Names whose form nobody would guess from their end. */
const IRREGULAR: Record<string, readonly string[]> = {
  'male karel': ['Karla', 'Karlovi', 'Karla', 'Karlem'],
  'male marek': ['Marka', 'Markovi', 'Marka', 'Markem'],
  'male pavel': ['Pavla', 'Pavlovi', 'Pavla', 'Pavlem'],
  'male čenek': ['Čeňka', 'Čeňkovi', 'Čeňka', 'Čeňkem'],
  'male zeus': ['Dia', 'Diovi', 'Dia', 'Diem'],
}

const MALE: readonly Rule[] = [
  // Bady, Charlie, Jiří. In Roy and Jay the y is a consonant, in Grey nobody is sure.
  [/(?<=[aou])y$/u, (stem) => toCases([`${stem}ye`, `${stem}yovi`, `${stem}ye`, `${stem}yem`])],
  [/(?<=^[^aeiouy]*e)y$/iu, UNSURE],
  [/(?:ie|[yií])$/u, (stem, end) => toCases(['ho', 'mu', 'ho', 'm'].map((one) => stem + end + one))],
  // Míša, Baťa: the soft consonant writes its softness on the i.
  [/ďa$/u, (stem) => toCases([`${stem}di`, `${stem}ďovi`, `${stem}ďu`, `${stem}ďou`])],
  [/ťa$/u, (stem) => toCases([`${stem}ti`, `${stem}ťovi`, `${stem}ťu`, `${stem}ťou`])],
  [/ňa$/u, (stem) => toCases([`${stem}ni`, `${stem}ňovi`, `${stem}ňu`, `${stem}ňou`])],
  [/[šžčřj]a$/u, endings('i', 'ovi', 'u', 'ou')],
  [/[bdfghklmnprstvxz]a$/u, endings('y', 'ovi', 'u', 'ou')],
  [/o$/u, (stem) => toCases([`${stem}a`, `${stem}ovi`, `${stem}a`, `${stem}em`])],
  // Punťáček loses its e, Shrek and Derek do not.
  [/ěk$/u, UNSURE],
  [
    /(?<=[aeiouyáéíóúůýě].*[cčjklmnsšvžh])ek$/iu,
    (stem) => toCases([`${stem}ka`, `${stem}kovi`, `${stem}ka`, `${stem}kem`]),
  ],
  [/(?<=[iua])el$/u, (stem) => toCases(['ela', 'elovi', 'ela', 'elem'].map((one) => stem + one))],
  [/(?:el|ec|[ěe]ň)$/u, UNSURE],
  [/[šžčřj]$/u, endings('e', 'ovi', 'e', 'em')],
  // Brutus is Bruta, Fous is Fouse; Eric is Erika, Vic is Vika; ď and ť lose their hooks in some cases only.
  [/[szcďťňw]$/u, UNSURE],
  [/[bdfghklmnprtvx]$/u, endings('a', 'ovi', 'a', 'em')],
]

const FEMALE: readonly Rule[] = [
  [/(?:rr|kk|gg|hh)a$/u, UNSURE],
  [/cha$/u, (stem) => toCases([`${stem}chy`, `${stem}še`, `${stem}chu`, `${stem}chou`])],
  // Bára is Báře, Betka Betce, Olga Olze.
  [/ra$/u, (stem) => toCases([`${stem}ry`, `${stem}ře`, `${stem}ru`, `${stem}rou`])],
  [/ka$/u, (stem) => toCases([`${stem}ky`, `${stem}ce`, `${stem}ku`, `${stem}kou`])],
  [/ga$/u, (stem) => toCases([`${stem}gy`, `${stem}ze`, `${stem}gu`, `${stem}gou`])],
  [/ha$/u, (stem) => toCases([`${stem}hy`, `${stem}ze`, `${stem}hu`, `${stem}hou`])],
  [/[bpvfmdtn]a$/u, endings('y', 'ě', 'u', 'ou')],
  [/[lszx]a$/u, endings('y', 'e', 'u', 'ou')],
  [/ďa$/u, (stem) => toCases([`${stem}di`, `${stem}dě`, `${stem}ďu`, `${stem}ďou`])],
  [/ťa$/u, (stem) => toCases([`${stem}ti`, `${stem}tě`, `${stem}ťu`, `${stem}ťou`])],
  [/ňa$/u, (stem) => toCases([`${stem}ni`, `${stem}ně`, `${stem}ňu`, `${stem}ňou`])],
  [/[šžčřj]a$/u, endings('i', 'e', 'u', 'ou')],
  // Sofie and Amálie go by the book; Bonnie and Maggie stay as they are; of Sadie nobody is sure.
  [
    /(?:al|ál|il|of|ul|uc|ar|er)ie$/u,
    (stem, end) => toCases([`${stem}${end}`, ...['i', 'i', 'í'].map((one) => stem + end.slice(0, -1) + one)]),
  ],
  [/(?:bb|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt|zz)ie$/u, UNCHANGED],
  [/(?<=[aeiouyáéíóúůý].*)ice$/iu, (stem) => toCases([`${stem}ice`, `${stem}ici`, `${stem}ici`, `${stem}icí`])],
  [/oe$/u, UNCHANGED],
  [/[aeěáé]$/u, UNSURE],
  [/.$/u, UNCHANGED],
]
