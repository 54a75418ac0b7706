/** Loaded only when needed: known documents are sent by hash. */
export { print } from '@apollo/client/utilities';
