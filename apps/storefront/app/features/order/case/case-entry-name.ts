export const CASE_ENTRY_FORM = 'najit'
