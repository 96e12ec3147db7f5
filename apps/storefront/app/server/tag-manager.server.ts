import { config } from '#app/config.server.ts'

/** The container a page may load after consent, if the page lets anybody measure it at all. */
export const TAG_MANAGER = config.TAG_MANAGER_ID ? { id: config.TAG_MANAGER_ID, url: config.TAG_MANAGER_URL } : null
