/** A separate file, loaded only for documents without a hash. */
export { print } from '@apollo/client/utilities';
