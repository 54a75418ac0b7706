/**
 * A page of more than this is long. One of no more shelves comes whole, since a second question would cost more than it spares, and one
 * of no more slots is drawn whole.
 */
export const LONG = 24;
