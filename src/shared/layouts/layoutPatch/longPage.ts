/** Pages with more shelves or slots are loaded and rendered in parts. For shorter ones a second request costs more than it saves. */
export const LONG = 24;
