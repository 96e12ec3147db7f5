/**
 * Which of a customer's two carts a command of the cart or the checkout is about. Without it, the one they shop in: a page that
 * does not know of the other can never change it.
 */
export const CART_HEADER = 'x-cart'
export const REORDER = 'reorder'
