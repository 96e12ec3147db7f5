export const JOIN_FORM = 'pridat-se'
export const PART_FORM = 'muj-dil'
export const OPEN_FORM = 'otevrit'
export const PIECES_FIELD = 'ks-'
/** The one parameter of a member's link. */
export const MEMBER_PARAM = 'clen'
