/** The bar at the lower edge sends this form and stays away while its button is in sight. */
export const BUY_FORM_ID = 'do-kosiku'
export const BUY_BUTTON_ID = 'koupit'
