import bricolageLatin from './bricolage-grotesque-latin.woff2?no-inline'
import bricolageLatinExt from './bricolage-grotesque-latin-ext.woff2?no-inline'
import figtreeLatin from './figtree-latin.woff2?no-inline'
import figtreeLatinExt from './figtree-latin-ext.woff2?no-inline'

/** Files every Czech page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. Headings first. */
export const FONT_PRELOADS = [bricolageLatin, bricolageLatinExt, figtreeLatin, figtreeLatinExt] as const
