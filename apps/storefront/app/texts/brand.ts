export const BRAND = 'Čenich'

/** The title of a page whose name comes from an editor. */
export const titled = (name: string) => `${name} | ${BRAND}`
