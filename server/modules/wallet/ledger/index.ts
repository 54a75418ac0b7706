export {
  checkPostedOf,
  type Entry,
  houseAccount,
  type Journal,
  playerAccount,
  type PlayerAccount,
  post,
  type PostedAccount,
  postOfPlayer,
} from './ledger.ts';
