export { checkPosted, type Entry, houseAccount, type Journal, playerAccount, type PlayerAccount, post, postQuery } from './ledger.ts';
