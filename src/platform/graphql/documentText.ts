/** Loaded only when needed, because known documents are sent by hash. */
export { print } from '@apollo/client/utilities';
