export const THREAD_FORM = 'zprava'
