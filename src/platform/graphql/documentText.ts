/** The printer of documents, which comes late: what the build has seen travels by its hash. */
export { print } from '@apollo/client/utilities';
