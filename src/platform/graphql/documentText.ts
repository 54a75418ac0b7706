/** Lazy: known documents go by hash. */
export { print } from '@apollo/client/utilities';
