import czech from 'ra-language-czech'

/** Words of react-admin itself; ours over them. */
export const MESSAGES = {
  ...czech,
  ra: { ...czech.ra, page: { ...czech.ra.page, dashboard: 'Dnes' } },
}
