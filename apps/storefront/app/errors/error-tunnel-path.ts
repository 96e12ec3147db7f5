/** The browser reports to us and we pass it on, so that a page talks to no foreign host. */
export const ERROR_TUNNEL = '/chyby'
