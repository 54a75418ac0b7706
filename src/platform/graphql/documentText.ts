/** A file of its own, so that it loads only for documents without a hash. */
export { print } from '@apollo/client/utilities';
